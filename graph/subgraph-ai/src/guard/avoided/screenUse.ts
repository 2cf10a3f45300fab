import { phrases } from '@spire/language/phrases';
import type { Language } from '@spire/domain/languages';

/** Everything with a screen, and music, which begins on one. */
export const SCREEN_USE: Record<Language, readonly RegExp[]> = {
  no: [
    phrases(
      '(se|ser) (på )?(en |et |litt |noe på )?(god |kort |rolig |morsom )?(film|serie|episode|video|tv|fjernsyn|youtube|netflix|klipp|skjerm)*',
      '(youtube|netflix|spotify|instagram|facebook|tiktok|snapchat|podcast|podkast|spilleliste|lydbok|nettside|dataspill|mobilspill|scroll)*',
      '(en|ei|last ned|åpne|bruk) (_ )?app(en)?',
      '(bruk|finn fram|åpne|sjekk|ta opp|ta fram|se på|slå på|skru på) (litt )?(telefonen|mobilen|pc en|datamaskinen|nettbrettet|tv en|skjermen)',
      '(søk|les|let|spill|chat) (_ )?(på|opp på) (nett|nettet|telefonen|mobilen|internett)',
      'på (nettet|internett)',
      'ta (et |ett |noen )?(_ )?bilde(r)?',
      'video*',
      'send (noen |en )?(_ )?(_ )?(melding|sms|e post|takk)',
      'svar på én melding',
      '(sett|skru|slå) på (en|ei|én|noe|litt) (_ )?(sang|musikk|låt)*',
      '(hør|lytt) (på |til )?(en|én|ei) sang',
      '(hør|lytt) (på|til) (rolig |litt |favoritt)?musikk*',
    ),
  ],
  en: [
    phrases(
      'watch (a |an |some |one |the |an episode of )?(_ )?(film|movie|series|show|episode|videos?|tv|television|clip|youtube|netflix)',
      '(youtube|netflix|spotify|instagram|facebook|tiktok|snapchat|podcasts?|playlist|audiobooks?|website|video games?|scroll*|browse|google)',
      '(an|the|download|open|use) (_ )?app',
      '(use|get out|open|check|pick up|look at|turn on|switch on|reach for|grab) (your |the |a )?(phone|mobile|laptop|computer|tablet|tv|television|screen)',
      '(search|look|read|play|chat|look up) (_ )?(_ )?(online|on the internet|the web|on your phone)',
      '(online|on the internet|on your phone)',
      'take (a|one|some) (_ )?(photos?|pictures?|selfie)',
      'videos?',
      'send (someone |a friend |them )?(a |an )?(short |quick |brief )?(message|text|email|thank you)',
      'answer one message',
      '(put|turn|switch) on (a|one|some|your) (_ )?(song|music|tune|track)',
      'listen to (a|one) (_ )?song',
      'listen to (some |calm |calming |soft |your )?(favou?rite )?music',
    ),
  ],
};
