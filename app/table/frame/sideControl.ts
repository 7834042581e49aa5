/** Opens the large view and the log where there is no room for them beside the table. */
import { createContext, useContext } from 'react';

const SideContext = createContext<() => void>(() => {});
export const SideProvider = SideContext.Provider;
export const useOpenSide = (): (() => void) => useContext(SideContext);
