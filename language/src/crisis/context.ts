/**
 * Words that put what is said somewhere else than here, now and oneself: it is denied, long past, or told of a form, a
 * film, a game, a course. A sentence with one of them is left to the trained classifier; without, the rules decide.
 */
export const CONTEXT = {
  'context: denied': `
    <nay> <bare>? å? <akt>
    <nay> <vil>|lyst|tanke*|tankar|tenk*|plan*|ønsk*|skal|kommer|hatt|har|gjort|gjør|prøvd|vært|noen|noe|nokon __ <akt>
    <vil>|har|er|hadde|var <nay> __ <akt>
    dont|not|never|didnt|havent|hasnt|wasnt|aint|isnt|arent|no|nor|none|without|wouldnt|neither|hardly <just>? <akt>
    dont|not|never|didnt|havent|hasnt|wasnt|aint|isnt|arent|no|nor|none|without|wouldnt|neither|hardly <want>|going|gonna|think*|thought*|feel*|plan*|intent*|had|have|been|ever|any|one|hitting|laid|trying __ <akt>
    nei|nope|nah|neida ___ <akt>
    no <jeg>|thank|thanks|not|he|she|nobody|none ___ <akt>
    <akt> ___ nei|nope|none|aldri|never|ingen
  `,
  'context: past': `
    år|aar|åra siden|sia|sidan|sea|etterpå
    year|years|yrs|yr|decades|decade ago|back|behind|clean|clear|clean_now|now|since
    lenge|lang_tid siden|sia|sidan|sea
    long time? ago|since|over|past
    used to
    as a? teen|teenager|kid|child|student|girl|boy|lad|lass
    when|since i|we|he|she was|were|wor young|small|little|a|in|younger|12|13|14|15|16|17|18|19|nineteen|sixteen|seventeen|eighteen|twenty
    da|når|som <jeg>|me|vi|de|barn|ung|ungdom|liten var|va|barn|ungdom|ung|jente|gutt|unge|tenåring
    i|in|fra|since|back_in|until 1950|1960|1970|1971|1974|1980|1985|1988|1990|1991|1992|1994|1995|1998|1999|2000|2001|2002|2003|2004|2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024
    i|på tjueårene|tjueåra|tenårene|tenåra|ungdommen|barndommen|ungdomsskolen|åttitallet|nittitallet|syttitallet|studietiden|fjor|trettiårene
    in|early|late|my twenties|thirties|teens|forties|eighties|nineties|youth|childhood
    den|dengang|på gang|gangen|gongen|tiden|tida
    back then|in_the_day|when
    last year|summer|decade
    first|last|ex husband|wife|marriage|man|boyfriend ___ left|dead|gone|passed|safe
    frisk|trygg|glad nå|no|fra_det|for_det|at
    ever since
    at eighteen|nineteen|sixteen|seventeen|fifteen|14|15|16|17|18|19|20|21|22
    safe|happy|fine|well|grand|right|okay|good now
    gladly|luckily|thankfully
  `,
  'context: routine': `
    husket|husker|huske|hugsa|hugsar|remembered|remember|finally|endelig|endeleg|prescribed|forskrevet|resepten|pharmacist|pharmacy|chemist|chemists|apoteket|doctor|doktoren|legen|nurse|gp|vet|dyrlegen|veterinæren ___ <stoff>|<drug>|tablet*|pille*|medisin*|dose|doser|medication
    <stoff>|<drug>|tablet*|pille*|medisin*|dose|doser|medication ___ husket|hugsa|remembered|doctor|legen|vet|gp|nurse
    vitamin*|vaksine*|vaccin*|jab|booster|influensa*|flu_jab|flu_shot|hunden|katten|the_dog|the_cat
    <stoff>|<drug>|medication ___ organis*|organiz*|sorted|pharmac*|chemist*|prescri*|refill*|dosette|pillbox|pill_box|gold_star|proud|worked|works|forskrevet|whole_week
  `,
  'context: told': `
    spurt*|spør|spurde|spurd|spyr|spørsmål*|skjema*|asked|asks|asking|question*|questionnaire|ticked|ticking|krysset|kryssa|form|forms|survey|kartlegging*
    film|filmen|filmer|movie|movies|serie|serien|series|episode*|roman|romanen|novel|novels|bok|boka|boken|book|books|podcast*|podkast*|krim|krimmen|krimbok*|lyrics|tekst|teksten|song|songs|sang|sangen|låt|låta|låten|songen|album*|band|bandet|konsert*|telly|tv|tven|netflix|nrk|radio|radioen|skuespill*|play|opera|theatre|teater|romeo|character|dokumentar*|documentary
    nyhet*|avis|avisa|avisen|news|article|artikkel*|headline*|vg|dagbladet
    kurs|kurset|course|training|lecture|lectures|foredrag|forelesning*|pensum|eksamen|exam|essay|seminar|workshop|placement|praksis|rotation|shift|vakt|vakta|førstehjelp*|fyrstehjelp*|first_aid
    sjakk|chess|fifa|spill*|game|games|gaming|match|kamp|kampen|kamper|kampsport|boksing|boxing|sparring|fotball*|football|håndball*|hockey|tennis|padel|quiz|mario|minecraft|fortnite|zelda|xbox|playstation|rummy|yatzy|ludo|uno|karate|judo|rugby|netball|league|cupen|penalty|boss
    haha*|hehe*|lol|lmao|rofl|figure_of_speech|jk
    kurset|kampanje|stand|innsamling|charity|fundraiser|prevention|awareness|forebygging
    hvis|viss|if ___ en_gang_til|once_more|one_more|again|ennå_en
    laughing|latter|lo|ler|laughed|giggl*|flir*|knegg*
  `,
} as const;
