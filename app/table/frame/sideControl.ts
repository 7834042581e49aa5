/** Opens the large view or the log where there is no room for them beside the table. */
import { createContext, useContext } from 'react';

/** What was asked for; where there is room for one of them only, the other stays away. */
export type SideView = 'card' | 'log';

const SideContext = createContext<() => void>(() => {});
/** Opens the large view. */
export const SideProvider = SideContext.Provider;
export const useOpenLarge = (): (() => void) => useContext(SideContext);
