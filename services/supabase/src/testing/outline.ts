/** A value with everything that differs from person to person taken out: kinds, names, order and lengths remain. */
function shape(value: unknown): unknown {
  if (typeof value === 'string') return `text of ${value.length}`;
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([name, member]) => [name, shape(member)]);
}

/** Headers that differ from answer to answer, whoever asks. */
const OF_EACH_ANSWER = ['date', 'x-correlation-id'];

/** All that an answer could tell a stranger: two that must be alike have the same outline. */
export async function outline(answer: Response): Promise<unknown> {
  const headers = [...answer.headers].filter(([name]) => !OF_EACH_ANSWER.includes(name));
  const body = await answer.text();
  return { status: answer.status, headers, length: body.length, shape: shape(JSON.parse(body)) };
}
