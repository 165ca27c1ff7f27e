import { createContext, useContext } from 'react';
import { type Preferences, USUAL } from '../protocol/preferences.ts';

/** The preferences of the player at this station; the defaults until a player is known. */
export const PreferenceContext = createContext<Preferences>(USUAL);

export const usePreferences = (): Preferences => useContext(PreferenceContext);
