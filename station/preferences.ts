import { createContext, useContext } from 'react';
import { type Preferences, USUAL } from '../protocol/preferences.ts';

/** How whoever is here likes their station; the usual way until somebody has said who they are. */
export const PreferenceContext = createContext<Preferences>(USUAL);

export const usePreferences = (): Preferences => useContext(PreferenceContext);
