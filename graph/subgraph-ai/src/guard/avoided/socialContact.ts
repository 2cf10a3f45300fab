import { phrases } from '@spire/language/phrases';
import type { Language } from '@spire/domain/languages';
import { requests } from '../requests.ts';

const SOMEBODY_NO =
  '(en(?! (gang|liten|ting|halv|kort|og|stund|dag|sang|annen|god stund|bok))|noen(?! (minutter|ganger|få|slurker|ord|timer|linjer))|ham|henne|dem|dere|hverandre|familie*|venn*|mamma|pappa|moren|faren|naboen?|kolleg*|søster*|bror*|partner*|kjærest*|de andre|andre|folk)';
const SOMEBODY_EN =
  '(someone|somebody|anyone|him|her|them|a (trusted |good |close |dear )?(friend|person|neighbou?r|colleague|relative|loved one)|friends?|family|people|others|each other|your (mother|mum|mom|father|dad|sister|brother|partner|friend*|family|neighbou?r|colleague*|wife|husband))';

/** Turning to another person; thinking of one is not contact. */
export const SOCIAL_CONTACT: Record<Language, readonly RegExp[]> = {
  no: [
    phrases(
      `(ring|ringe|spør|spørre|be|inviter|invitere|kontakt|kontakte|møt|møte|besøk|besøke|treff|treffe) (til |gjerne |opp )?${SOMEBODY_NO}`,
      `(snakk|snakke|prat|prate|slå av en prat|spis|drikk|del|dele|del det|del den|avtal noe|avtal en tur|le|vær|finn på noe|gå) (litt )?(sammen )?med ${SOMEBODY_NO}`,
      `(fortell|si|si hei|si det|vis det|vis den|skriv|vink|smil|nikk|send) (det |hei |takk |noe |litt |den |et kort )?(til )${SOMEBODY_NO}`,
      `(fortell|takk|klem|hils på) ${SOMEBODY_NO}`,
      'med (en venn|en du|noen du|naboen)',
      '(send|sende|skriv) (noen |en |ei |et |ham |henne )?(_ )?(_ )?(melding|sms|hilsen|takk|kort til|e post)',
      'ta (en telefon|kontakt|en prat)',
      '(telefonsamtale|videosamtale|kaffebesøk)*',
      'tilby noen',
      'svar på (én|en) melding',
      'hei , _',
    ),
    requests('ring', 'inviter', 'spør om'),
  ],
  en: [
    phrases(
      `(?<!would |would you )(call|ring|phone|text|message|ask|invite|contact|meet|visit|tell|join|email|greet|hug) (up )?${SOMEBODY_EN}`,
      '(let|have|see) (someone|somebody|a friend|people|friends|family)',
      `(talk|speak|chat|say hello|say hi|say it|reach out|write|wave|smile|show it|listen|nod|open up|connect|hang out|share it|share|share this|share the|share a|eat|have (a )?(_ )?(coffee|tea|lunch|dinner|chat)) (to |with )+${SOMEBODY_EN}`,
      'with (someone(?! close)|somebody|a friend|a loved one|people you|your (friend|sister|brother|mother|father|partner|neighbou?r|family)*)',
      '(send|write) (someone |a friend |them |a |an ){0,2}(short |quick |little |brief |kind )?(message|text|note to|email|thank you|card to|greeting)',
      '(give|make) (someone |a friend |them |your _ )?(a )?(quick |short )?(call|ring)',
      '(video|phone) call*',
      'answer (one|a) message',
      '(hi|hello|dear) _ ,',
      'offer someone',
      'get in touch',
      'ask for (one|help|company)',
    ),
  ],
};
