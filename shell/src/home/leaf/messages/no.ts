export default {
  offer: 'Bladet fra prøven ligger her.',
  take: 'Ta med bladet?',
  leave: 'Slett det',
  failed: 'Vi fikk ikke slått det på. Prøv igjen.',
  taken: 'Bladet er med. Det kommer på planten når innsjekken er lagret.',
  tired: 'Bladet er med. Er det lite krefter i dag?',
  easy: 'Ja, gjør dagen kortere',
  toCheckIn: 'Gå til innsjekken',
  answers: { soSo: 'En sånn passe dag.', good: 'En god dag.' },
} as const;
