import { SOCIAL_SECTIONS } from '@spire/content/socialSuggestions';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { asOneText, type DraftMessage, finalSections, type Plan, type PlanDraft, sectionsIn, withNew } from './plan.ts';

const sections = keysOf(SOCIAL_SECTIONS).map((kind) => ({ kind, emoji: SOCIAL_SECTIONS[kind], text: `Om ${kind}.` }));
const message = (contactId: string | null, text: string, made = text): DraftMessage => ({
  ...{ contactId, text, made, wants: [], safety: null },
});
const plan: Plan = { sections, contactIds: [], messages: [], isNynorsk: false, source: 'built_in', isFromHere: false };
const draft = (contactIds: string[], ...messages: DraftMessage[]): PlanDraft => ({
  ...{ wants: ['tur'], contactIds, plan, messages },
});
const messagesIn = (of: PlanDraft) => finalSections(of).flatMap(({ kind, text }) => (kind === 'message' ? text : []));

test('a stored plan is read back in its sections, and what has no sign is still there', () => {
  expect(sectionsIn(asOneText(sections))).toEqual(sections.map(({ kind, text }) => ({ kind, text })));
  expect(sectionsIn('Ring Kari.\n\n🎯 Ta det rolig.')).toEqual([
    { kind: null, text: 'Ring Kari.' },
    { kind: 'plan', text: 'Ta det rolig.' },
  ]);
});

test('what is taken along are the messages to those who are ticked, as they were left, each read back whole', () => {
  const all = [message('a', 'Hei.\n\nDu?'), message('b', 'Hallo.'), message(null, 'Til noen.')];
  expect(messagesIn(draft(['a', 'b'], ...all))).toEqual(['Hei.\nDu?', 'Hallo.']);
  expect(messagesIn(draft([], ...all))).toEqual(['Til noen.']);
  expect(messagesIn(draft(['b'], ...all, message('c', '  ')))).toEqual(['Hallo.']);
  const stored = sectionsIn(asOneText(finalSections(draft(['a', 'b'], ...all))));
  expect(stored.map(({ kind }) => kind)).toEqual(['plan', 'message', 'message', 'safety', 'encouragement']);
});

test('of very many messages as many are kept as there is room for, and the plan always', () => {
  const ids = Array.from({ length: 20 }, (_, at) => `id ${at}`);
  const final = finalSections(draft(ids, ...ids.map((id) => message(id, 'Ord. '.repeat(50)))));
  expect([...asOneText(final)].length).toBeLessThanOrEqual(LIMITS.freeText);
  expect(final.filter(({ kind }) => kind === 'message').length).toBeGreaterThan(3);
  expect(final.at(-1)?.kind).toBe('encouragement');
});

test('a new plan brings new messages, but for those the person has made their own', () => {
  const [made, own] = [message('a', 'Hei.'), message('b', 'Mine ord.', 'Hallo.')];
  const next = ['a', 'b', 'c'].map((contactId) => ({ contactId, text: 'Ny.', wants: [], safety: null }));
  expect(withNew([made, own], next).map(({ text }) => text)).toEqual(['Ny.', 'Mine ord.', 'Ny.']);
});
