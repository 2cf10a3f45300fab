import { createContext } from 'react';

/** The title and text for a setting that was not kept, of a page that has words of its own for it (spec 2 §8.4). */
export const NotKept = createContext<{ title: string; text: string } | undefined>(undefined);
