/** The five steps of a mood, 1 to 5. */
export const MOODS = [
  { id: 'hard', emoji: '😞' },
  { id: 'low', emoji: '🙁' },
  { id: 'fine', emoji: '😐' },
  { id: 'good', emoji: '🙂' },
  { id: 'best', emoji: '😊' },
] as const;
