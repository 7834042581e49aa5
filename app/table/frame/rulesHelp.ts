/** Opens the rules at a rule or a section. */
import { createContext, useContext } from 'react';

const RulesHelpContext = createContext<(at?: string) => void>(() => {});
export const RulesHelpProvider = RulesHelpContext.Provider;
export const useRulesHelp = (): ((at?: string) => void) => useContext(RulesHelpContext);
