import type { Language } from '@spire/domain/languages';

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** What stands before the thing: who asks, and that one should. */
export const REPORTED: Record<Language, RegExp> = {
  no: /^(?:.*?(?<!\p{L})(?:(?:jeg|eg|æ|je|vi)(?: (?:jo|vel|nok|egentlig|visst|kanskje|bare|også))* (?:burde|bør|skulle|skal|må|kan|kunne)|(?:ber|ba|bedt|maser på|forventer av|venter av|spør|spurte) (?:meg|mæ)(?: om)? å|(?:si|sier|sa) nei til å|(?:orker|klarer|rekker|kan|greier) ikke(?: å)?|(?:ber|ba) (?:meg|mæ)(?= \p{L}+ )|vil ha meg til å|har lovet å|er bedt om å|plikt til å)(?: (?:jo|vel|nok|egentlig|visst|kanskje|bare|også|absolutt|helst|heller)(?!\p{L}))* |(?:burde|bør|skal|må|skulle)(?: (?:jo|vel|nok|egentlig|visst|kanskje|bare|også))* |å )(?=\p{L})/iu,
  en: /^(?:.*?(?<!\p{L})(?:i (?:really |probably )?(?:should|have to|need to|must|ought to|can|could|am supposed to)|i['’]m supposed to|i promised to|(?:asked|wants?|expects?|expecting|begged|told|needs?|asking|for) me to|i can(?:['’]?t|not)|if i (?:can|could|would)) (?:really |probably |just )?|(?:should|have to|need to|must|ought to|supposed to|meant to) (?:really |probably |just )?|to )(?=\p{L})/iu,
};

/** Where the thing ends: at the end of a sentence, or where a reason begins. */
export const ENDS: Record<Language, RegExp> = {
  no: /[.!?,;:(–\n]|(?<!\p{L})(?:fordi|men|selv om|sjølv om|siden|enda|for at|når|nå som|hvis|og (?:jeg|eg|æ|det (?:blir|vert|er|koster|kostar|tar|tek))|så|ellers|sier|seier|for (?:hun|han|ho|de|jeg|eg|æ|alle)|enten|mens)(?!\p{L})/iu,
  en: /[.!?,;:(–\n]|(?<!\p{L})(?:because|cause|but|even (?:though|if)|since|although|when|now that|if|and i|and she|and he|so|or else|otherwise|as (?:he|she|they|well|usual)|cos|while|ffs|says|like (?:a|an|the)|for (?:someone|somebody)|again because)(?!\p{L})/iu,
};

/** What one can be asked to do, as it begins: a text that begins otherwise is not put after "I can't". */
export const VERBS: Record<Language, ReadonlySet<string>> = {
  no: words(`hjelpe passe låne kjøre køyre hente jobbe ta komme dra gå være svare ringe besøke lage bake stille gi betale
    møte sende skrive vaske rydde handle reise følge bli delta holde ordne flytte bære klippe måke lese spille synge
    planlegge arrangere invitere vippse kjøpe snakke høre lytte male vanne levere sitte stelle strikke fikse bidra melde
    pusse ha legge lære trene rekke dele si bytte måte sponse donere spleise underskrive kausjonere pakke montere mate lufte
    koke steke dekke servere feire kjøpe overnatte presentere forberede pynte rake bygge selge danse holde steppe underholde overta lede styre referere oversette korrigere reparere investere`),
  en: words(`help look lend loan drive pick take work come go be answer ring call visit make bake give pay meet send write wash
    tidy clean shop travel stay join hold sort fix move carry mow read play sing plan host invite buy talk listen paint
    water cover do reply babysit mind run organise organize attend finish chip put text message feed walk collect teach
    train share swap sponsor donate sign translate build assemble cook dance lead chair edit proofread review set bring
    fill stand speak volunteer say have keep let present prepare hand wait drop lead manage chair coach tutor style host
    wrap decorate rent pack load unload lift deliver order check test review reply invest repair`),
};

/** What a text begins with, or holds, that one can say no to as it stands. */
export const NOUNS: Record<Language, RegExp> = {
  no: /^(?:(?:en|et|ei|den|det|de|enda en|enda et|flere|mer|nok en|nok et) \p{L}|\p{L}*(?:vakt|overtid|jobb|fest|bursdag|middag|dugnad|møte|besøk|tur|lån|gave|flytting|barnevakt|selskap|konfirmasjon|bryllup|dåp|julebord|samtale|kake|verv|kurs|date|kino|helg|ferie|loddsalg|styre|prosjekt|oppgave|rapport|presentasjon|innflytting|sammenkomst|familie|vaffel|ekstra)\p{L}*(?!\p{L}))/iu,
  en: /^(?:(?:the|a|an|another|one more|more|extra) \p{L}|(?!(?:remember|forget|miss|skip|enjoy|be)(?!\p{L}))(?:\p{L}+ )?(?:shifts?|overtime|party|birthday|dinner|meeting|visit|trip|loan|gift|babysitting|wedding|christening|call|cake|course|date|weekend|holiday|project|report|presentation|essay|fundraiser|rota|event|lunch|gathering|reunion|barbecue|quiz|drinks|brunch)(?!\p{L}))/iu,
};

/** A verb that has a subject: then the words are a sentence of their own. */
export const FINITE: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:er|har|vil|skal|må|kan|blir|ble|var|hadde|orker|klarer|trenger|treng|ønsker|vet|tror|synes|føler|får|fikk|kommer|kjem|går|spør|spurte|spurde|ber|ba|sier|sa|si|seier|maser|venter|vente|forventer|burde|bør|skulle|kunne|ville|tar|gjør|står|ligger|heter|liker)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:is|are|am|was|were|has|had|have|will|would|can|could|should|must|do|does|did|want|wants|wanted|needs?|feels?|gets?|got|says|said|asks|asked|thinks?|keeps?|expects?|likes?|it['’]s|she['’]s|he['’]s|i['’]m|they['’]re)(?!\p{L})/iu,
};

/** Words that point at somebody unnamed, or begin a sentence of their own: then it is not said again. */
export const TURNING: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:jeg|eg|æ|je|han|hun|ho|ham|henne|hu|dem|dei|hans|hennes|deres|selv|sjølv|ikke|ikkje|noe|ting|alt)(?!\p{L})|^(?:være (?:frisk|snill|flink|bedre|sterk|glad)|ha \p{L}+t(?!\p{L}))|(?<!\p{L})og (?:si|spørre)$/iu,
  en: /(?<!\p{L})(?:i|i['’][md]|he|she|him|her|them|they|his|hers|their|myself|not|n['’]t|something|things?|stuff|everything)(?!\p{L})|^(?:be|have) \p{L}+(?:ing|ed)(?!\p{L})|^be (?:better|nicer|strong|good|kind)/iu,
};
