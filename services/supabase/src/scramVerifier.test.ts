import { scramVerifier } from './scramVerifier.ts';

// The keys that PostgreSQL itself makes of the password and the salt of RFC 7677's example.
test('a verifier is what PostgreSQL would have made of the password', () => {
  expect(scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'))).toBe(
    'SCRAM-SHA-256$4096:W22ZaJ0SNY7soEsUEjb6gQ==$WG5d8oPm3OtcPnkdi4Uo7BkeZkBFzpcXkuLmtbsT4qY=:wfPLwcE6nTWhTAmQ7tl2KeoiWGPlZqQxSrmfPwDl2dU=',
  );
});

test('two verifiers of one password are unlike', () => {
  expect(scramVerifier('pencil')).not.toBe(scramVerifier('pencil'));
});
