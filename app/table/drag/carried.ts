/** The card that is being dragged. */
import { createContext, useContext } from 'react';
import type { CardKey } from '../prompt/options';

const CarriedContext = createContext<CardKey | null>(null);
export const CarriedProvider = CarriedContext.Provider;
export const useCarried = (): CardKey | null => useContext(CarriedContext);
