import type { Language } from '@spire/domain/languages';
import { infinitives } from './infinitives.ts';

/** Punctuation that ends no sentence: in numbers and times, behind ordinals, in abbreviations. */
const NO_END = [
  String.raw`(?<=\d)[.,:\u2013](?=\d)`,
  String.raw`(?<=\d)\.(?= ?(?!(?:jeg|eg|æ|det|men|og(?! \d)|så|i|it|but|and|so)(?!\p{L}))(?:(?-i:\p{Ll})|januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember))`,
  String.raw`(?<=(?<!\p{L})(?:\p{L}|bl))\.(?=\p{L})`,
  String.raw`(?<=(?<![\p{L}\d])(?:kl|ca|nr|f\.eks|bl\.a|st|dr|mr|mrs|ms|prof|approx|[ap]\.m|e\.g|i\.e))\.(?= ?[\p{L}\d])`,
].join('|');
/** The end of a sentence or of a part of it; `COMMA` is a comma that ends a part. */
export const STOP = String.raw`(?!${NO_END})[.!?;:(\u2013\n]`;
export const COMMA = `(?!${NO_END}),`;
const until = (words: string) => new RegExp(String.raw`${STOP}|${COMMA}|(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');

/** Words before the requested thing: the person who asks, and that one should. */
export const REPORTED: Record<Language, RegExp> = {
  no: /^(?:.*?(?<!\p{L})(?:(?:maser|masar|spør|spurte) (?:meg |mæ )?om(?= (?:gaming|spilling|filmkveld|spillkveld))|(?:jeg|eg|æ|je|vi)(?: (?:jo|vel|nok|egentlig|visst|kanskje|bare|også))* (?:burde|bør|skulle|skal|må|kan|kunne)|(?:ber|ba|bedt|maser på|forventer av|venter av|spør|spurte) (?:meg|mæ)(?: om)? å|(?:si|sier|sa) nei til å|(?:orker|orkar|klarer|klarar|rekker|rekk|kan|greier|greiar) (?:ikke|ikkje)(?: å)?|(?:ber|ba) (?:meg|mæ)(?= \p{L}+ )|vil ha meg til å|har lovet å|er bedt om å|plikt til å)(?: (?:jo|vel|nok|egentlig|visst|kanskje|bare|også|absolutt|helst|heller)(?!\p{L}))* |(?:burde|bør|skal|må|skulle)(?: (?:jo|vel|nok|egentlig|visst|kanskje|bare|også))* |å )(?=\p{L})/iu,
  en: /^(?:.*?(?<!\p{L})(?:i (?:really |probably )?(?:should|have to|need to|must|ought to|can|could|am supposed to)|i['’]m supposed to|i promised to|(?:asked|asks?|wants?|wanted|would like|['’]d like|would love|expects?|expecting|begged|begs?|told|tells?|needs?|asking|hoping for|hopes? for|begging|pushing|pressuring|nagging|reminds?|requires?|urges?|for) me to|i can(?:['’]?t|not)|(?:can|could|would|will|if) i(?: (?:can|could|would))?) (?:really |probably |just |quickly |maybe |possibly )*|(?:should|have to|need to|must|ought to|supposed to|meant to) (?:really |probably |just )?|to )(?=\p{L})/iu,
};

/** The end of the requested thing: the end of the sentence, or the beginning of a reason. */
export const ENDS: Record<Language, RegExp> = {
  no: until(
    '(?:bare )?fordi|i tilfelle|med mindre|dersom|viss|ettersom|(?:hver gang|kvar gong)(?= \\p{L})|men|selv om|sjølv om|sjøl om|siden|enda|for at|når|nå som|som (?:jeg|eg|æ) (?:pleier|plar|alltid|har gjort|brukar)|slik (?:jeg|eg|æ)|hvis|(?:før|etter at) (?=(?:jeg|eg|æ)(?!\\p{L}))|og (?:jeg|eg|æ|det (?:blir|vert|er|koster|kostar|tar|tek))|så|(?:hun|han|ho|de) (?:sier|seier|sa|mener|tror|synes)(?!\\p{L})|ellers|sier|seier|for (?:hun|han|ho|de|jeg|eg|æ|alle(?= (?:\\p{L}+r|kan|må|skal|vil)(?!\\p{L})))|enten|mens',
  ),
  en: until(
    '(?:just )?because|bc(?!\\.)|just cause|in case|unless|though|whenever|every time(?= \\p{L})|cause|but|(?:even )?tho(?!\\p{L})|even (?:though|if)|since|although|when|now that|if|(?:before|after) (?=i(?!\\p{L}))|and i|and she|and he|so|or else|otherwise|as (?:he|she|they|well|usual|i (?:have|always|usually|do|did))|cos|while|ffs|says|(?:she|he|they) (?:says?|said|thinks?|reckons?)(?!\\p{L})|like (?:a|an|the)|for (?:someone|somebody)|again because',
  ),
};

/** Verbs a request can begin with; a text that begins otherwise is not put after "I can't". */
export const VERBS: Record<Language, ReadonlySet<string>> = {
  no: infinitives(`hjelpe passe låne kjøre køyre hente jobbe arbeide ta komme kome dra gå være vere svare ringe besøke lage
    bake stille gi gje betale møte sende skrive vaske rydde handle reise følge følgje bli verte delta holde halde ordne
    flytte bære bere klippe måke lese spille spele synge syngje planlegge planleggje arrangere invitere vippse kjøpe
    snakke prate skravle høre høyre lytte male vanne levere sitte sitje stelle strikke fikse bidra melde pusse ha legge leggje
    lære trene se sjå rekke dele si seie bytte måte sponse donere spleise underskrive kausjonere pakke montere mate lufte koke
    steke dekke servere øke begynne fortsette fortsetje delta fylle dokumentere rapportere reservere booke
    kommentere renske filme stryke henge bestemme redusere trappe skaffe organisere samle feire overnatte presentere forberede pynte rake bygge byggje selge selje danse steppe underholde
    overta lede leie styre referere oversette korrigere reparere investere gjøre gjere prøve klemme kysse hilse møtes
    treffes vise forklare fortelle fortelje spise ete drikke tegne teikne sy bruke vente hoppe løpe springe sykle
    gratulere undervise vikariere rette kontrollere sjekke sortere bestille stå ligge dusje bade grille tømme løfte
    skifte installere laste vatne`),
  en: new Set(
    `help look lend loan drive pick take work come go be answer ring call visit make bake give pay meet send
    write wash tidy clean shop travel stay join hold sort fix move carry catch mow read play sing plan host invite buy talk
    listen paint water cover do reply babysit mind run organise organize attend finish chip put text message feed walk
    collect teach train share swap sponsor donate sign translate build assemble cook dance lead chair edit proofread
    review set bring fill stand speak volunteer say have keep let present prepare hand wait drop manage coach tutor style
    wrap decorate rent pack load unload lift deliver order check test invest repair tell hug kiss eat try show explain sit
    watch ride wear knit sew climb hike cycle add apologise
    apologize chat hang empty serve increase start begin continue return switch record book iron print scan upload
    download submit open pose decide choose handle represent mentor supervise interview transfer
    relocate commute shovel foster adopt jump hop dial rake vacuum hoover unpack dust weed plant photograph knead decorate assemble post carpool phone comment dogsit catsit petsit housesit`.split(
      /\s+/,
    ),
  ),
};

/** Beginnings and nouns of a request that can be declined as it stands. */
export const NOUNS: Record<Language, RegExp> = {
  no: /^(?:(?:en|et|ei|ein|eit|den|det|de|enda en|enda et|flere|mer|nok en|nok et) \p{L}|\p{L}*(?:vakt|overtid|jobb|fest|bursdag|middag|dugnad|møte|besøk|tur|lån|gave|flytting|barnevakt|selskap|konfirmasjon|bryllup|dåp|julebord|samtale|kake|verv|kurs|date|kino|helg|ferie|loddsalg|styre|prosjekt|oppgave|rapport|presentasjon|innflytting|sammenkomst|familie|vaffel|ekstra)\p{L}*(?!\p{L}))/iu,
  en: /^(?:(?:the|a|an|another|one more|more|extra) \p{L}|(?!(?:remember|forget|miss|skip|enjoy|leave|want|like|love|hate|need|avoid|stop|start)(?!\p{L}))(?:\p{L}+ )?(?:shifts?|overtime|party|birthday|dinner|meeting|visit|trip|loan|gift|babysitting|wedding|christening|call|cake|course|date|weekend|holiday|project|report|presentation|essay|fundraiser|rota|event|lunch|gathering|reunion|barbecue|quiz|drinks|brunch)(?!\p{L}))/iu,
};

/** Nouns that begin like a verb: "work dinner", "møte med sjefen". */
export const COMPOUND: Record<Language, RegExp> = {
  no: /^møte (?:med|om|kl|i dag|i morgen)(?!\p{L})/iu,
  en: /^(?:work|dance|call|play|test|review|design|share) (?:party|birthday|dinner|meeting|trip|event|lunch|gathering|barbecue|quiz|drinks|brunch|course|project|do|night)(?!\p{L})|^\p{L}+ (?:wants?|wanted|asks?|asked|needs?|expects?|says?|keeps?|is|are)(?!\p{L})|^(?:play ?date|call with|phone calls?)(?!\p{L})/iu,
};

/** A verb with a subject, which makes the text a sentence of its own. */
export const FINITE: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:er|har|vil|skal|må|kan|blir|ble|var|hadde|orker|klarer|trenger|treng|ønsker|vet|tror|synes|føler|får|fikk|kommer|kjem|går|spør|spurte|spurde|ber|ba|sier|sa|si|seier|maser|venter|vente|forventer|burde|bør|skulle|kunne|ville|tar|gjør|står|ligger|heter|liker)(?!\p{L})/iu,
  en: /(?<![\p{L}\d])(?:is|are|am|was|were|has|had|have|will|would|can|could|should|must|do|does|did|want|wants|wanted|needs?|feels?|gets?|got|says|said|asks|asked|thinks?|keeps?|expects?|likes?|it['’]s|she['’]s|he['’]s|i['’]m|they['’]re)(?!\p{L})/iu,
};

/** References to an unnamed person, and sentence openings, which are not repeated. */
export const TURNING: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:jeg|eg|æ|je|han|hun|ho|ham|henne|hu|dem|dei(?! (?:to|tre|fire|små|store|andre)(?!\p{L}))|hans|hennes|deres|selv|sjølv|ikke|ikkje|noe|ting|alt|sammen(?! med)|saman(?! med))(?!\p{L})|^(?:være (?:frisk|snill|flink|bedre|sterk|hyggelig|rolig)|ha \p{L}+t(?!\p{L}))|(?<!\p{L})og (?:si|spørre)$/iu,
  en: /(?<!\p{L})(?:i|i['’][md]|he|she|him|her|them|they|his|hers|their|myself|not|n['’]t|together|something|things?|stuff|everything|any ?more)(?!\p{L})|^(?:be|have) \p{L}+(?:ing|ed)(?!\p{L})|^be (?:better|nicer|nice|strong|good|kind|polite|friendly|calm)(?!\p{L})|(?<!\p{L})by now(?!\p{L})/iu,
};
