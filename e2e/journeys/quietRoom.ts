import { parse } from 'graphql';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A page a team adds to its remote on a day of its own: what a visitor sees of it, in both languages. */
export const QUIET_ROOM = {
  path: '/quiet-room',
  title: { no: 'Stille rom', en: 'Quiet room' },
  card: { no: 'Et stille rom venter', en: 'A quiet room waits' },
  question: 'query QuietRoom { me { id profile { specificChallenge } } }',
} as const;

const PAGE = `
import { useRead } from '@spire/client';
import { useLanguage } from '@spire/i18n';
import { Page } from '@spire/ui/Page';
import { Read } from '@spire/ui/Read';
import { QUESTION, WORDS } from './words.ts';

export default function QuietRoomPage() {
  const language = useLanguage();
  const read = useRead(QUESTION, { pick: ({ me }) => me.id });
  return (
    <Page title={WORDS.title[language]}>
      <Read of={read} failed={{ title: 'failed' }}>{(id) => <p data-testid="person">{id}</p>}</Read>
    </Page>
  );
}
`;

const CARD = `
import { useLanguage } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { CardLink } from '@spire/ui/Card';
import { WORDS } from './words.ts';

export default function QuietRoomCard() {
  return <CardLink as={PageLink} page="quietRoom" title={WORDS.card[useLanguage()]} />;
}
`;

function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
  writeFileSync(file, text.replace(before, after));
}

/** Copies a remote into a workshop beside the others; answers its folder. */
function copyOf(remote: string, workshop: string): string {
  const folder = path.join(workshop, path.basename(remote));
  cpSync(path.join(remote, 'src'), path.join(folder, 'src'), { recursive: true });
  cpSync(path.join(remote, 'package.json'), path.join(folder, 'package.json'));
  return folder;
}

/** Copies the tools and breaks their card, after its words were given another key. */
export function writeBrokenCard(remote: string, workshop: string): string {
  const folder = copyOf(remote, workshop);
  for (const language of ['no', 'en'])
    replaceIn(path.join(folder, `src/messages/${language}.ts`), '    short: {', '    brief: {');
  const card = path.join(folder, 'src/card/ToolsCard.tsx');
  replaceIn(path.join(folder, 'src/card/ToolRow.tsx'), 'card.short', 'card.brief');
  replaceIn(card, 'const id = useId();', "const id = useId(); if (id !== '') throw new Error('planted');");
  return folder;
}

/** Copies a remote and adds a page, a card, a menu entry and a question to it. */
export function writeQuietRoom(remote: string, workshop: string): string {
  const folder = copyOf(remote, workshop);
  const place = path.join(folder, 'src/quiet-room');
  mkdirSync(place);
  const { question, ...words } = QUIET_ROOM;
  writeFileSync(path.join(place, 'QuietRoom.graphql'), question);
  const document = JSON.stringify(parse(question, { noLocation: true }));
  writeFileSync(
    path.join(place, 'words.ts'),
    `export const WORDS = ${JSON.stringify(words)};\nexport const QUESTION = ${document} as never;\n`,
  );
  writeFileSync(path.join(place, 'QuietRoomPage.tsx'), PAGE);
  writeFileSync(path.join(place, 'QuietRoomCard.tsx'), CARD);
  const page = {
    id: 'quietRoom',
    path: QUIET_ROOM.path,
    access: 'signed-in',
    title: QUIET_ROOM.title,
    navigation: { label: QUIET_ROOM.title, icon: ['M4 12h16'], order: 950 },
  };
  const card = { id: 'quietRoom', place: 'home.aside', order: 990 };
  const manifest = path.join(folder, 'src/manifest.ts');
  replaceIn(manifest, 'pages: [', `pages: [ ${JSON.stringify(page)} as const,`);
  replaceIn(manifest, 'cards: [', `cards: [ ${JSON.stringify(card)} as const,`);
  const door = path.join(folder, 'src/remote.ts');
  replaceIn(door, 'pages: {', "pages: { quietRoom: () => import('./quiet-room/QuietRoomPage.tsx'),");
  replaceIn(door, 'cards: {', "cards: { quietRoom: () => import('./quiet-room/QuietRoomCard.tsx'),");
  return folder;
}
