const MOODS = ['hard', 'low', 'fine', 'good', 'best'] as const;

/** The word of a mood, 1 to 5. */
export const moodId = (mood: number | null) => (mood === null ? undefined : MOODS[mood - 1]);
