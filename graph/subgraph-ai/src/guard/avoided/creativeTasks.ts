import { phrases } from '@spire/language/phrases';
import type { Language } from '@spire/domain/languages';
import { requests } from '../requests.ts';

/** Making things: drawing, writing for its own sake, handicraft, making up. */
export const CREATIVE_TASKS: Record<Language, readonly RegExp[]> = {
  no: [
    phrases(
      '(skriv|lag|dikt|finn på) (deg )?(et |en |ditt eget )?(lite |liten |kort )?(dikt|historie|fortelling|eventyr|sang|vers|limerick|kollasj|collage|tegning|maleri)*',
      '(tegne|male|fargelegge|hekle|strikke|brodere|komponere)(?! *kveld)',
      '(strikketøy|håndarbeid|fargeblyant|akvarell|vannfarge|malebok|leire)*',
      'skriv (dagbok|i dagboka|fritt|et brev)',
      'lag noe (kreativt|med hendene|fint med)',
      '(kreativ|kunst)*',
    ),
    requests(
      'tegn(?! opp| på)',
      'mal (noe|et|en|med|litt)',
      'fargelegg',
      'hekl',
      'strikk',
      'broder',
      'komponer',
      'skriv dikt',
      'skriv (i )?(_ )?(linjer|minutter)(?! på et kort)',
      'syng',
      'finn på (et|en|ei|ett) (navn|festdag|ord|slutt|historie|rim)',
      'fyll (et|en) (ark|lapp) med',
      'spill (på )?(litt )?(piano|gitar|et instrument|fløyte)',
      'fotografer',
      'brett (en|et) (fugl|båt|trane)',
    ),
  ],
  en: [
    phrases(
      '(write|make up|compose|create) (a |an |your own |yourself a )?(little |short |tiny )?(poem|story|tale|song|verse|limerick|haiku|collage|drawing|painting|letter|ending)s?',
      '(some|your|bring|do some|pick up|try|with) (knitting|crochet|painting|drawing|embroidery|needlework|crafts?|colouring|coloring|clay|watercolou?rs?)',
      '(journal|journaling|journalling|doodl*|creativ*|artwork|scrapbook*|origami)',
      'make something (creative|with your hands|by hand|nice with)',
      'colou?r (in|a page)',
      'fill (a|one) (page|scrap|sheet)( of paper)? with',
      'play (the |a |an |your )?(piano|guitar|instrument|flute|drums)',
      'write (for )?(_ )?(lines|minutes)(?! on a card)',
      'write freely',
    ),
    requests(
      'draw(?! (the curtains|the blinds|up|near|strength|in|out|back|a bath|a breath|attention))',
      'sing',
      'invent',
      'make up',
      'sketch',
      'paint',
      'knit',
      'crochet',
      'doodle',
      'compose',
      'photograph',
    ),
  ],
};
