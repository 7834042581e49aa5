/** Opening the menu of a card that can be used in several ways. */
import { createContext } from 'react';
import type { CardKey } from '../prompt/options';

export const CardMenuContext = createContext<(card: CardKey) => void>(() => {});
