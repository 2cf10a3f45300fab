import type { Exercise } from '@spire/content/exercises/exercise';
import type { Language } from '@spire/domain/languages';

let titles: Promise<ReadonlyMap<string, Exercise['title']>> | undefined;

/** The library is large and seldom asked for: it is read once it is. */
async function readTitles(): Promise<ReadonlyMap<string, Exercise['title']>> {
  const [{ BREATHING }, { MOVEMENT }, { SENSORY }] = await Promise.all([
    import('@spire/content/exercises/breathing'),
    import('@spire/content/exercises/movement'),
    import('@spire/content/exercises/sensory'),
  ]);
  return new Map([...BREATHING, ...MOVEMENT, ...SENSORY].map(({ id, title }) => [id, title]));
}

/** The name of an exercise of the library; undefined for what is none, such as a title of an older version. */
export async function exerciseTitle(id: string, language: Language): Promise<string | undefined> {
  titles ??= readTitles();
  return (await titles).get(id)?.[language];
}
