import { phrases } from '@spire/language/phrases';
import type { Language } from '@spire/domain/languages';
import { requests } from '../requests.ts';

/** Meditation, breathing and listening inwards. */
export const MEDITATION: Record<Language, readonly RegExp[]> = {
  no: [
    phrases(
      '(medit|mindful|kroppsskann|kroppsscan|pusteøvelse|pusteteknikk|pusterom|visualiser|grunningsøvelse|avspenningsøvelse)*',
      'oppmerksomt nærvær',
      'mantra*',
      'hold(e)? pusten',
      '(med |på |følg |tell )?pusten',
      '(utpust|innpust|åndedrett|åndedrag)*',
      '(dype|rolige|sakte|lange|tre|fem|ti|noen|et par) (dype |rolige |sakte )?(pust|åndedrag|innpust)*',
      '(pust|puste|puster) (inn|ut|dypt|rolig|sakte|godt|med|gjennom|_ ganger)',
      '(fra|og) (tærne|tåa|føttene) til (hodet|issen|toppen)',
      'kjenn hvor (senga|stolen|gulvet|sofaen|madrassen)',
      'kjenn (etter )?(i|gjennom) (hele )?kroppen',
    ),
    phrases('lukk øynene i _ minutter', '(tankene|følelsene) komme og (gå|dra)'),
    requests('pust'),
  ],
  en: [
    phrases(
      '(meditat|mindful|visuali[sz])*',
      'mantras?',
      '(inhal|exhal)(e|es|ing|ation)',
      'hold (your|the) breath',
      'body scan*',
      '(your|the|every|each|out|in|with) breath',
      'breath (in|out)',
      'breathe (in|out|deep*|slow*|calm*|gent*|with|through)',
      'breathing (in and out|exercise*|technique*|practice|space)',
      '(try|some|do|practi[sc]e) (slow |deep |calm )?breathing',
      '(deep|slow|calm|gentle|full|easy|a|one|two|three|four|five|six|ten|few) (deep |slow |calm |gentle )?breaths?(?! of)',
      'from (your |the )?(toes|feet) to (your |the )?(head|crown)',
      'feel where the (bed|chair|floor|sofa|mattress)',
      'scan (your|through your) body',
    ),
    phrases('close your eyes for _ minutes?', '(thoughts|feelings) come and go'),
    requests('breathe'),
  ],
};
