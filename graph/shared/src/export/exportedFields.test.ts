import type { RecordFields } from '@spire/domain/recordFields';
import { z } from 'zod';
import { exportedFields } from './exportedFields.ts';

const FIELDS = {
  title: { kind: 'text', limit: 10, isRequired: true },
  place: { kind: 'text', limit: 10, isRequired: false, isLater: true },
} as const satisfies RecordFields;
const record = z.strictObject(exportedFields(FIELDS));

test('a document from before a field is read without it, and one that lacks an older field is not', () => {
  expect(record.parse({ title: ' a ' })).toEqual({ title: 'a', place: '' });
  expect(record.safeParse({ place: 'b' }).success).toBe(false);
});
