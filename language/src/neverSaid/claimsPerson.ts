import type { Language } from '@spire/domain/languages';
import { phrases } from '../phrases.ts';

const ROLE_NO =
  '(terapeut*|psykolog*|lege|doktor|sykepleier|coach|veileder|fysioterapeut|ergoterapeut|behandler|venn|venninne|menneske|person|rådgiver|hjelper|følgesvenn)';
/** "As a friend" is how people speak to themselves; "as a doctor" is not. */
const EXPERT_NO = '(terapeut|psykolog|lege|doktor|sykepleier|fagperson|coach|behandler|helsepersonell)';
const EXPERT_EN = '(therapist|psychologist|doctor|nurse|coach|counsell?or|clinician|professional|expert)';
const ROLE_EN =
  '(therapist|psychologist|psychiatrist|doctor|nurse|coach|counsell?or|physiotherapist|friend|human|person|companion|clinician|professional|healer|guide)';

/** Claims to be somebody, to feel something, or to be company (S14, S19). */
export const CLAIMS_PERSON: Record<Language, RegExp> = {
  no: phrases(
    `jeg er (din |en |også |selv |bare ){0,3}(ekte |god |nye )?${ROLE_NO}`,
    `som (din |en |en erfaren )?${EXPERT_NO}`,
    'jeg er (her for deg|glad i deg|stolt av deg|bekymret for deg|alltid her)',
    'jeg (bryr meg om|passer på|følger med på) deg',
    'jeg (vet|forstår|skjønner|kjenner) (godt |akkurat |så godt )?hvordan (du|det)',
    '(i|etter) min erfaring',
    '(mine|en av mine) (pasienter|klienter)',
    '(stol på|snakk med|kom tilbake til) meg',
    'jeg har (selv )?(vært der|hjulpet|savnet deg|sett mange|opplevd|jobbet med|møtt mange)',
    'jeg er (så |veldig )?glad (for at )?du (kom|er her|skrev|deler|er tilbake)',
    '(tro|regn med|støtt deg på|len deg på) meg',
    '(kom tilbake|vi (ses|snakkes)|ses|velkommen tilbake) (i morgen|snart|hit)',
    'jeg (anbefaler|råder|foreskriver)*',
  ),
  en: phrases(
    `(i am|i'm) (your |a |an |also |just |only ){0,3}(real |good |new |licensed |trained )?${ROLE_EN}`,
    `as (your |a |a licensed |a trained |an experienced |an )?${EXPERT_EN}`,
    "(i am|i'm|i will|i'll)( always)?( be)? (always )?(here for you|proud of you|worried about you|with you)",
    '(i|we) (really |truly |do )?(care about|watch over|worry about) you',
    'i (completely |fully |really |totally )?(know|understand) (exactly |just )?(how|what) you',
    'in my (clinical |professional |own )?(experience|practice)',
    'my (patients|clients)',
    '(trust me|talk to me|come back to me|rely on me)',
    "(i have|i've) (been there|helped|missed you|seen (many|a lot)|worked with|met many)",
    "(i'm|i am) (so |very )?glad (that )?you (came|are here|wrote|shared|are back)",
    '(believe|count on|lean on) me',
    '(come back|see you|talk to you) (tomorrow|soon|again)',
    'i (recommend|advise|prescribe|suggest that you)',
  ),
};
