import type { FeelingLines } from './feelingLines.ts';

export const ROLIG: FeelingLines = {
  doctor: [
    {
      no: 'Til navnet ditt blir ropt opp, kan du sitte tungt i stolen på venterommet. Ryggen trenger ikke være rett.',
      en: 'Until your name is called, you can lean right back in the waiting room chair. There is no need to sit up straight.',
    },
    {
      no: 'Mens legen skriver, blir det gjerne stille i rommet. Den pausen trenger du ikke fylle.',
      en: 'While the doctor types, there is often a quiet gap. It is not up to you to fill it.',
    },
  ],
  dentist: [
    {
      no: 'Kanskje finner du en flekk i taket som øynene kan hvile på. Hendene kan ligge løst på magen imens.',
      en: 'There may be a small mark on the ceiling for your eyes to rest on. Meanwhile your hands can lie loose on your stomach.',
    },
    {
      no: 'Tærne er langt unna lampa og alt som skjer der oppe. De kan ligge rolig, selv om hendene holder hardt.',
      en: 'Your toes are a long way from the lamp and all that goes on up there. They can be at ease, even if your hands hold on tight.',
    },
  ],
  'hospital-visit': [
    {
      no: 'Når det blir for mange skilt og ganger, kan du stanse ved et vindu. Litt himmel eller et tre er rolig å se på.',
      en: 'When there are too many signs and corridors, you can stop by a window. A tree or a bit of sky is a quiet thing to look at.',
    },
    {
      no: 'Midt i alt som piper og ruller forbi, kan du ha din egen bok i fanget. Du trenger ikke lese i den.',
      en: 'With everything that beeps and rolls past, you can have a book of your own in your lap. There is no need to read it.',
    },
  ],
  therapy: [
    {
      no: 'Blir det stille mellom dere, kan det få være stille. En plante eller en lampe er fin å se på mens du tenker.',
      en: 'If it goes quiet between you, the quiet can stay. A plant or a lamp is good to look at while you think.',
    },
    {
      no: 'Det går an å starte med noe lite, som at stolen er god å sitte i. Det tunge kan komme når det kommer.',
      en: 'You might begin with something small, such as how comfortable the chair is. The heavy things can come when they come.',
    },
  ],
  'welfare-office': [
    {
      no: 'Det som står i papirene, trenger du ikke ha i hodet. Det er lov å bla rolig, også mens noen venter på svar.',
      en: 'With the papers in front of you, your head has less to hold. It is fine to find the right page slowly, even while someone waits.',
    },
    {
      no: 'Å være helt rolig der inne er mye forlangt. Men du kan snakke sakte, som når man leser opp en handleliste.',
      en: 'Being quite calm in there may be a lot to expect. Still, you can speak slowly, as if reading out a shopping list.',
    },
  ],
  'job-interview': [
    {
      no: 'Mellom to spørsmål kan hendene ligge stille i fanget. Et svar som kommer langsomt, er også et svar.',
      en: 'Between two questions your hands can lie still in your lap. An answer that comes slowly is still an answer.',
    },
    {
      no: 'Mens de blar i papirene sine, kan du kjenne begge føttene mot gulvet. Akkurat da er det ingen som venter på et svar.',
      en: 'While they look through their papers, you can feel both feet on the floor. Nobody is waiting for an answer just then.',
    },
  ],
  'work-meeting': [
    {
      no: 'Snakker de fort, kan du holde rundt koppen din og slippe noen av ordene. Alt trenger ikke feste seg.',
      en: 'If the talk gets fast, you can hold on to your mug and let some of the words go. Not all of it has to stick.',
    },
    {
      no: 'Sakslista holder styr på rekkefølgen. Du kan legge armene på bordet og la de neste sakene ligge.',
      en: 'The agenda keeps track of what comes next. You can rest your arms on the table and leave the later points for later.',
    },
  ],
  'first-day-back': [
    {
      no: 'Jakken kan henges opp i ro og mak, før noe annet. Kanskje står koppen eller planten din der den sto.',
      en: 'You can hang up your coat in your own time, before anything else. Perhaps your mug or your plant is still where you left it.',
    },
    {
      no: 'Stolen kan du stille inn på nytt, uten hast. Posten som har ventet så lenge, kan vente litt til.',
      en: 'Perhaps the chair needs setting to your own height again, and that can be done slowly. Emails that have waited this long can wait a little longer.',
    },
  ],
  presentation: [
    {
      no: 'Når et bilde er oppe på skjermen, kan du snu deg og se på det sammen med dem. Rommet tåler litt stillhet imens.',
      en: 'When a slide is up, you can turn and look at it with them. The room can be quiet for that long.',
    },
    {
      no: 'Talerstolen eller bordkanten er god å hvile hendene på. Den første setningen tåler å bli sagt sakte.',
      en: 'A lectern or a table is good for resting your hands on. The first sentence can take its time.',
    },
  ],
  exam: [
    {
      no: 'Det går an å legge pennen fra seg og løfte blikket litt. Spørsmålet ligger der når du ser ned igjen.',
      en: 'It is all right to put down the pen and look up for a moment. The question is still there when you look back down.',
    },
    {
      no: 'Klokka på veggen går likt enten du ser på den eller ikke. Blikket kan bli på ditt eget ark.',
      en: 'The clock on the wall ticks on just the same, watched or not. Your eyes can stay on your own sheet.',
    },
  ],
  'school-day': [
    {
      no: 'Kanskje er det en krok som er stillere enn de andre, mellom bokhyllene eller på en benk ute. Der kan et friminutt være uten ord.',
      en: 'There may be one corner that is quieter, among the bookshelves or on a bench outside. A break can be spent there without a word.',
    },
    {
      no: 'Når det ringer inn, kan du vente til trengselen i døra er over. Pulten din er der den er.',
      en: 'When the bell goes, you can let the crush in the doorway clear first. Your desk is not going anywhere.',
    },
  ],
  'parents-meeting': [
    {
      no: 'Henger det tegninger på veggen, kan du se på dem når det blir mye. Det er lov å be læreren si det én gang til, litt saktere.',
      en: 'If there are drawings on the wall, you can turn to them when it gets too much. You may ask the teacher to say it again, more slowly.',
    },
    {
      no: 'Spørsmålet ditt kan ligge på en lapp i lomma. Da slipper hodet å holde på det, og du kan lytte i ro.',
      en: 'With your question on a slip of paper in your pocket, your head need not hold on to it. You can listen quietly for a while.',
    },
  ],
  'phone-call': [
    {
      no: 'Mens det ringer i den andre enden, kan du lene deg tilbake. Stemmen din kan være lav, og ordene kan komme sakte.',
      en: 'While it rings at the other end, you can lean back in the chair. Your voice can be low and take its time.',
    },
    {
      no: 'Ingen i den andre enden ser deg. Du kan ligge på sofaen med beina opp og snakke derfra.',
      en: 'Nobody at the other end can see you. You can lie on the sofa with your feet up and talk from there.',
    },
  ],
  'difficult-talk': [
    {
      no: 'Det kan være roligere å sitte side om side enn ansikt til ansikt. Da kan du se ut i lufta mens du leter etter ordene.',
      en: 'Sitting side by side can feel calmer than face to face. Then your eyes are free while you look for the words.',
    },
    {
      no: 'En pute i fanget er god å holde i hvis ordene blir store. Det som nettopp ble sagt, kan få synke før du svarer.',
      en: 'If the words get big, there may be a cushion to hold in your lap. What was just said can sink in before you answer.',
    },
  ],
  'family-dinner': [
    {
      no: 'Du kan spise langsomt og kjenne smaken av poteten og sausen. Stemmene og bestikket kan få være lyder, og ikke mer.',
      en: 'You can eat slowly and notice how the potatoes taste. Voices and cutlery can be sounds, and no more than that.',
    },
    {
      no: 'Når alle prater på én gang, har du en serviett å brette. Det kan gå så langsomt du vil.',
      en: 'When they all talk at once, there is a napkin in your lap to fold. That can go as slowly as you like.',
    },
  ],
  party: [
    {
      no: 'I gangen eller på kjøkkenet er musikken ofte lavere. Du kan ta med glasset dit og bli så lenge du vil.',
      en: 'In the hall or the kitchen, the music is often softer. You can take your glass there and stay for as long as you like.',
    },
    {
      no: 'Rommet der jakkene ligger, er gjerne det stilleste. Du kan bruke så lang tid du vil på å finne din.',
      en: 'The room with all the coats on the bed tends to be quiet. You can take as long as you like to find yours.',
    },
  ],
  wedding: [
    {
      no: 'Under talene kan blikket ligge på blomstene på bordet. Utenfra ser det likt ut å lytte og å hvile.',
      en: 'During the speeches you can let your eyes rest on the flowers. From outside, listening and resting look the same.',
    },
    {
      no: 'Alle ser mot de to som gifter seg. Imens kan du sitte stille på plassen din, med programmet i hendene.',
      en: 'Everyone is looking at the two of them. Meanwhile you can sit quite still, with the order of service in your hands.',
    },
  ],
  funeral: [
    {
      no: 'Midt i sorgen kan det komme et stille øyeblikk, når musikken spiller og ingen skal si noe. Der er det lov å hvile litt.',
      en: 'In the middle of the grief there may be a still moment, while the music plays and nobody has to speak. You may rest in it.',
    },
    {
      no: 'Kanskje er benken glatt av mange hender. Din kan også hvile der, og sorgen kan være så stor som den er.',
      en: 'The wood of the pew may be worn smooth by many hands. Yours can rest there, while the grief is as big as it is.',
    },
  ],
  'visit-receive': [
    {
      no: 'Du kan bli sittende til det ringer på, og ta deg god tid til døra. De kan fint vente på trappa så lenge.',
      en: 'You can stay in your chair until the bell goes, and take your time after that. The doorstep is a fine place for them to wait.',
    },
    {
      no: 'Vet gjestene hvilket skap koppene er i, kan de finne dem selv. Hjørnet ditt i sofaen er et godt sted å være vert fra.',
      en: 'Once guests know where the cups live, they can help themselves. Your corner of the sofa is a good place for a host.',
    },
  ],
  'visit-make': [
    {
      no: 'Kanskje er det et hjørne i sofaen der du kan synke ned. Den andre kan få fortelle mens kaffen din blir passe varm.',
      en: 'Perhaps there is a corner of their sofa to sink into. They can do the telling while your tea cools down.',
    },
    {
      no: 'Andres stuer har sine egne bøker og bilder. Du kan la blikket gli langs hylla mens praten går.',
      en: 'Other people’s living rooms have their own books and photos. You can let your eyes rest on the shelf while they talk.',
    },
  ],
  date: [
    {
      no: 'Er det en meny der, er den fin å gjemme seg bak. Du kan lese den så sakte du vil, og en pause kan få være en pause.',
      en: 'If there is a menu, it is good to hide behind for a bit. You can read it slowly, and let a pause be a pause.',
    },
    {
      no: 'Kommer du først, kan du få sitte og venne deg til bordet og lampa. Da er i hvert fall ikke stedet nytt.',
      en: 'Being there first gives you time to get used to the table and the lamp. That is one thing less that is new.',
    },
  ],
  'cafe-friend': [
    {
      no: 'Det går an å be om bordet i hjørnet, med veggen bak deg. Derfra er klirringen av kopper litt lenger unna.',
      en: 'You could ask for the corner table, with the wall behind you. The clink of cups is a little further off from there.',
    },
    {
      no: 'Mens skummet synker i koppen, kan praten også få falle til ro. Du kan røre rundt med skjea og være stille en stund.',
      en: 'While the foam sinks in your cup, the talk can settle, too. You can stir with the spoon and say nothing for a while.',
    },
  ],
  'children-activity': [
    {
      no: 'Fra benken kan øynene følge én liten rygg i flokken. Ropene fra de andre trenger du ikke ta inn.',
      en: 'From the bench your eyes can follow one small back in the crowd. There is no need to take in all the shouting.',
    },
    {
      no: 'Jakker og flasker havner gjerne i en haug ved siden av. Du kan være den som passer på haugen, og ikke noe mer.',
      en: 'Jackets and bottles tend to end up in a heap at the side. You can be the one who minds the heap, and nothing else.',
    },
  ],
  shopping: [
    {
      no: 'Handlevogna er god å lene seg på mellom hyllene. Der det er trangt, kan du vente til de andre har gått.',
      en: 'A trolley is good to lean on between the shelves. Where it is crowded, you can wait until the others have moved along.',
    },
    {
      no: 'Med lista i hånden kan blikket gå fra melka til brødet. De fargerike hyllene imellom kan få være i fred.',
      en: 'With the list in your hand, your eyes can go from milk to bread. The bright shelves in between can be left in peace.',
    },
  ],
  errand: [
    {
      no: 'Er det kø, går den like fort om du sitter. Kølappen i hånden kan vente for deg.',
      en: 'A queue moves just as fast if you sit down. The ticket in your hand can do the waiting for you.',
    },
    {
      no: 'Du kan legge pakken eller skjemaet på disken, og la den bak skranken ta over. Svarene dine kan komme ett og ett.',
      en: 'You can put the parcel or the form on the counter and let the person behind it take over. Your answers can come one by one.',
    },
  ],
  travel: [
    {
      no: 'Når kofferten er lukket, kan den få være lukket. Med en fast lomme til billetten slipper du å lete.',
      en: 'Once the suitcase is shut, it can stay shut. With the ticket always in the same pocket, your hand knows where to find it.',
    },
    {
      no: 'Før neste avgang finnes det gjerne en stol der ingenting skal skje. Føttene kan hvile på bagen mens folk haster forbi.',
      en: 'Before the next connection there is often a seat where nothing has to happen. Your feet can rest on your bag.',
    },
  ],
  'public-transport': [
    {
      no: 'Hus og trær glir forbi utenfor, og du trenger ikke gjøre noe med dem. Mellom to stopp kan øynene være lukket.',
      en: 'Houses and trees slide past the window, and none of it needs anything from you. Your eyes can be closed between two stops.',
    },
    {
      no: 'Vesken i fanget er god å legge armene rundt. Med hetta opp har du på en måte fri.',
      en: 'A bag on your lap is good to put your arms round. With your hood up, you are off duty.',
    },
  ],
  exercise: [
    {
      no: 'Matta er også til å ligge stille på. Du kan kjenne gulvet under ryggen først, med musikken lav eller av.',
      en: 'A mat is for lying still on, too. You might begin by feeling the floor under your back, with the music low or off.',
    },
    {
      no: 'Mellom to øvelser kan pausen være lang, med håndkleet over skuldrene. Den hører også med.',
      en: 'The pause in the middle can be a long one, with a towel round your shoulders. It counts as part of the session.',
    },
  ],
  walk: [
    {
      no: 'Lyden av grus under skoene kan være nok å høre på. Første benk er et godt sted å bli sittende.',
      en: 'The sound of gravel under your shoes can be enough to listen to. The first bench is a good place to stay a while.',
    },
    {
      no: 'Hendene kan være i lomma, og øynene på neste postkasse. Det er ikke noe du skal rekke.',
      en: 'Your hands can be in your pockets, and your eyes on the next letter box. There is nothing to be in time for.',
    },
  ],
  hobby: [
    {
      no: 'Garnet, kortene og frøposene har det ikke travelt. Hendene kan gå sakte over det de kan fra før.',
      en: 'The wool, the cards or the seed packets are in no rush. Your hands can go slowly over what they already know.',
    },
    {
      no: 'Lampa lyser på det lille du holder på med. Resten av rommet kan få ligge i halvmørket.',
      en: 'One lamp is enough for the small thing you are busy with. The rest of the room can stay dim.',
    },
  ],
  'concert-cinema': [
    {
      no: 'Når lyset går ned, ser alle en annen vei. Da kan du synke ned i setet og lukke øynene en stund.',
      en: 'When the lights go down, everyone is looking the other way. You can sink into the seat and close your eyes for a bit.',
    },
    {
      no: 'Kanskje ligger det et par ørepropper i lomma. Med dem i kommer alt fra litt lenger unna.',
      en: 'Perhaps there is a pair of earplugs in your pocket. With those in, it all comes from a little further off.',
    },
  ],
  'moving-house': [
    {
      no: 'Én stol kan få stå til slutt, så det finnes et sted å sitte blant eskene. Rotet kan være rundt deg imens.',
      en: 'One chair can be the last thing to go, so there is somewhere to sit among the boxes. The mess can wait around you.',
    },
    {
      no: 'Sengetøyet kan få en eske for seg selv, merket med store bokstaver. Når sengen er redd opp, kan de andre eskene vente.',
      en: 'Your bedding can have a box of its own, with a big label on. Once the bed is made, the other boxes can wait.',
    },
  ],
  cleaning: [
    {
      no: 'Kluten kan gå sakte fram og tilbake, og lyden av vann i bøtta er nok selskap. Etter én kjøkkenbenk er det lov å sette seg.',
      en: 'The cloth can go slowly to and fro, with the slosh of the bucket for company. After one worktop you may sit down.',
    },
    {
      no: 'Varmt såpevann er godt å ha hendene i. De kan bli der litt etter at koppene er rene.',
      en: 'Warm soapy water is nice to have your hands in. They can stay there a little after the cups are clean.',
    },
  ],
  cooking: [
    {
      no: 'En kjele som putrer, lager en rolig lyd. Du kan sitte på en krakk ved siden av og høre på den.',
      en: 'A simmering pot makes a calm sort of sound. You can sit on a stool beside it and listen.',
    },
    {
      no: 'Gulrøtter lar seg skrelle sittende ved bordet. Én lang strimmel om gangen er fort nok.',
      en: 'Carrots can be peeled sitting down, at the table. One long curl of peel at a time is fast enough.',
    },
  ],
  holiday: [
    {
      no: 'Ett tent lys kan være nok å se på en stund. Alt det andre kan vente til et annet år.',
      en: 'One lit candle can be enough to look at for a while. Everything else can wait for another year.',
    },
    {
      no: 'Kanskje holder det å ta fram én ting fra esken med pynt. Resten kan få ligge i silkepapiret sitt.',
      en: 'Perhaps a single thing from the box of decorations is enough. The rest can stay in its tissue paper.',
    },
  ],
  birthday: [
    {
      no: 'Et kakestykke kan spises veldig sakte, på en stol litt for seg selv. Sangen kan du nynne med på, eller bare høre på.',
      en: 'A slice of cake can be eaten very slowly, in a chair a little apart. You can hum along to the song, or only listen.',
    },
    {
      no: 'Ballongene er med uten å gjøre noe som helst. Det kan du også.',
      en: 'The balloons join in without doing a thing. So can you.',
    },
  ],
  'alone-time': [
    {
      no: 'Døra kan være lukket, og telefonen kan ligge med skjermen ned. Ikke noe nyttig trenger å komme ut av det.',
      en: 'The door can be shut and the phone can lie face down. Nothing useful needs to come of it.',
    },
    {
      no: 'Når ingen ser på, trenger ansiktet ikke vise noe. Det kan slappe av, fra panna til haka.',
      en: 'With nobody there to read your face, it need not show anything. Forehead and jaw can be as slack as they like.',
    },
  ],
  'quiet-day': [
    {
      no: 'Dagslyset flytter seg langsomt over gulvet. Du kan ligge der du ligger, og følge med på det.',
      en: 'Daylight moves slowly across the floor. You can stay right where you are and watch it go.',
    },
    {
      no: 'Morgenkåpa kan være på til kvelden. Det som er i postkassa, kan ligge der til i morgen.',
      en: 'Your dressing gown can stay on till evening. Whatever is in the letter box can stay there till tomorrow.',
    },
  ],
  'news-result': [
    {
      no: 'Full ro er kanskje mye å be om nå. Telefonen kan ligge i rommet ved siden av med lyden på, ute av syne.',
      en: 'To be quite calm may be a lot to ask just now. The phone can lie in the next room with the sound on, out of sight.',
    },
    {
      no: 'Ingen krever at du er rolig hele tiden. Letter det litt mens du skyller en kopp, er det lov.',
      en: 'Nobody expects you to be calm right through. If it eases a little while you rinse a cup, that is allowed.',
    },
  ],
  'online-meeting': [
    {
      no: 'Skjuler du bildet av deg selv, er det ett ansikt mindre å følge med på. Under kameraet er det plass til tøfler og pledd.',
      en: 'If you hide the picture of yourself, there is one less face to watch. Below the camera there is room for slippers and a blanket.',
    },
    {
      no: 'Med lyden av hos deg er det ingen som hører stolen knirke. Du kan sitte akkurat slik det er best.',
      en: 'With your microphone off, nobody hears the chair creak. You can sit whichever way is easiest.',
    },
  ],
  court: [
    {
      no: 'Litt ro kan ligge i et glass vann, og i det å be om spørsmålet én gang til. Den lille tiden før du svarer, er din.',
      en: 'A little calm can lie in a glass of water, and in asking to hear the question again. The moment before you answer is yours.',
    },
    {
      no: 'Alt kan være stivt og høytidelig der inne. En knapp i jakken, mellom to fingre, kan være et lite stille sted.',
      en: 'Everything may be stiff and formal in there. A coat button between finger and thumb can be one small quiet place.',
    },
  ],
  physio: [
    {
      no: 'Papiret på benken knitrer kanskje når du legger deg. Det er lov å ligge tungt der litt, før noe skal bevege seg.',
      en: 'The paper on the couch may rustle as you lie down. It is fine to lie there heavy and still before anything has to move.',
    },
    {
      no: 'Skoene kan vente under stolen, med lissene løse. Så lenge du ligger på benken, har verken de eller du det travelt.',
      en: 'Your shoes can wait under the chair, laces undone. As long as you are on the couch, neither they nor you are in any hurry.',
    },
  ],
  'driving-test': [
    {
      no: 'Setet og speilene kan du ordne uten hastverk. En stille stund med hendene på rattet hører med.',
      en: 'You can take your time over the seat and the mirrors. A quiet moment with your hands on the wheel is part of it.',
    },
    {
      no: 'Et rødt lys er en pause som noen andre har ordnet. Før det skifter, er det ingenting å bestemme.',
      en: 'A red light is a pause that somebody else has arranged. Until it changes, there is nothing to decide.',
    },
  ],
  'hair-and-care': [
    {
      no: 'Det er lov å si at du gjerne vil ha det stille, og lukke øynene. Saks og kam klarer seg uten prat.',
      en: 'You can say you would like it quiet, and close your eyes. Comb and scissors manage without talk.',
    },
    {
      no: 'Varmt vann mot hodebunnen kan være nok å kjenne på. Så lenge det renner, er det ikke stort å si.',
      en: 'Warm water over your scalp may be plenty to notice. While the tap is on, there is not much talking to do.',
    },
  ],
  'children-party': [
    {
      no: 'På kjøkkenet kan du bruke god tid på lysene til kaka. Bråket fra stua er litt mykere derfra.',
      en: 'You may linger in the kitchen over the candles for the cake. The noise is a little softer from in there.',
    },
    {
      no: 'Når alle munnene er fulle av kake, blir det gjerne stille litt. Den stunden kan du ha på en krakk i hjørnet.',
      en: 'When every mouth is full of cake, there is often a lull. That one can be yours, on a stool in the corner.',
    },
  ],
  parting: [
    {
      no: 'Tiden før dere skilles, trenger ikke fylles med noe stort. En kopp kaffe ved siden av kofferten kan være både rolig og trist.',
      en: 'The time before you part need not be filled with anything big. A cup of tea beside the suitcase can be both calm and sad.',
    },
    {
      no: 'En rem på sekken kan strammes langsomt, og et skjerf legges til rette. Litt ro får plass i slikt, selv med en klump i halsen.',
      en: 'A strap can be tightened slowly, and a scarf tucked in. There is room for a little calm in that, even with a lump in your throat.',
    },
  ],
  'visit-unwell': [
    {
      no: 'Ved sengen kan ordene få hvile. Kanskje er det et teppe å glatte på, eller et vindu dere begge kan se ut av.',
      en: 'By the bed, words can have a rest. There may be a blanket to smooth, or a window you can both look out of.',
    },
    {
      no: 'Kanskje sovner den du sitter hos. Da kan du lene deg tilbake og la besøket være like stille som rommet.',
      en: 'The person you are with may nod off. Then you can lean back, and the visit can be as quiet as the room.',
    },
  ],
  'desk-work': [
    {
      no: 'Resten av bunken kan ligge i en skuff så lenge. Ett ark på et tomt bord er roligere å se på.',
      en: 'The rest of the pile can go in a drawer for now. One sheet on a bare table is calmer to look at.',
    },
    {
      no: 'En linjal under linja du leser, skjuler alt som kommer etter. Da er det én linje som snakker til deg, og ikke tjue.',
      en: 'A ruler under the line you are reading hides all the rest. That way one line is talking to you, not twenty.',
    },
  ],
  making: [
    {
      no: 'Nåla eller penselen kan gå sakte. Du kan stoppe opp og se på én farge så lenge du har lyst.',
      en: 'The needle or the brush can go slowly. You can stop and look at one colour for as long as you like.',
    },
    {
      no: 'Lim og lakk tørker når de tørker. Å sitte med hendene i fanget imens hører med til arbeidet.',
      en: 'Glue and varnish dry when they dry. Sitting with your hands in your lap is part of the job.',
    },
  ],
  driving: [
    {
      no: 'Med radioen av er det mest hjulene du hører. De som har det travelt, kan få kjøre forbi.',
      en: 'With the radio off, what you hear is mostly the tyres. Those in a hurry can overtake.',
    },
    {
      no: 'Blinklyset tikker like jevnt uansett hvem som venter bak. Du kan la det tikke til det er god plass.',
      en: 'The indicator ticks just as evenly, whoever is waiting behind. You can let it tick until there is plenty of room.',
    },
  ],
  'first-night-alone': [
    {
      no: 'Lampa i gangen kan få lyse til morgenen. Knirker det i veggen eller brummer i kjøleskapet, er det lyder du kan bli kjent med.',
      en: 'The lamp in the hall can stay on till morning. The creaks and the hum of the fridge are sounds you can get to know.',
    },
    {
      no: 'En ekstra pute langs ryggen kan være noe å lene seg mot. Det er lov å ligge våken også, med dyna opp til haka.',
      en: 'An extra pillow along your back can be something to lean on. You may lie awake, too, with the duvet up to your chin.',
    },
  ],
  'animal-care': [
    {
      no: 'Kanskje kan hånden din ligge stille mot pelsen, eller på buret. Du kan snakke lavt, om hva som helst.',
      en: 'Perhaps your hand can lie still on the fur, or on the carrier. You can talk in a low voice, about anything at all.',
    },
    {
      no: 'Et gammelt teppe hjemmefra kan bli med, det som lukter av dere begge. Helt rolig trenger ingen av dere å være.',
      en: 'An old blanket can come along, the one that smells of you both. Neither of you needs to be quite calm.',
    },
  ],
  'family-celebration': [
    {
      no: 'Ofte sitter den eldste eller den minste i en krok, uten å si så mye. Det kan være rolig å sitte der.',
      en: 'Often someone very old or very young is in a corner, not saying much. That can be a calm place to sit.',
    },
    {
      no: 'Går det et album rundt, kan du ha det i fanget litt ekstra. Ett gammelt bilde er det lov å bli lenge ved.',
      en: 'If an album goes round, you can keep it in your lap for a while. One old picture is worth a long, slow look.',
    },
  ],
  'hoped-for-treatment': [
    {
      no: 'Datoen står i kalenderen, og der kan den stå. Fram til da er det lov med helt vanlige morgener, med brødskive og stillhet.',
      en: 'The date is in the calendar, and it can stay there. Until then you may have plain, slow mornings, with toast and nothing special.',
    },
    {
      no: 'Brevet om timen kan bo mellom to bøker i hylla. Da vet du hvor det er, uten å lese det om igjen.',
      en: 'Any letter about it can live between two books on the shelf. You know where it is, without reading it over again.',
    },
  ],
  'long-drive': [
    {
      no: 'På en rasteplass kan du bli sittende litt når motoren er av. Du kan høre etter hvor stille det blir.',
      en: 'In a lay-by you can stay in your seat when the engine is off. You may notice how quiet it gets.',
    },
    {
      no: 'Skiltene teller kilometerne for deg. Blikket kan hvile langt framme, der veien blir smal.',
      en: 'The signs keep count of the miles for you. Your eyes can rest far ahead, where the road grows narrow.',
    },
  ],
  needle: [
    {
      no: 'Du trenger ikke se på, og den andre hånden kan ligge åpen i fanget. Den er det ingen som skal gjøre noe med.',
      en: 'You need not watch, and your other hand can lie open in your lap. Nobody wants anything from that one.',
    },
    {
      no: 'Ermet kan brettes opp i ro og mak. Er du redd, kan du si det til den som har plasteret.',
      en: 'The sleeve can be rolled up without any hurry. If you are afraid, you can say so to the one with the plaster.',
    },
  ],
  scan: [
    {
      no: 'Bak lukkede øyne kan du se for deg et rom du kjenner, fra døra til vinduet. Lydene utenfor trenger du ikke forstå.',
      en: 'Behind closed eyes you can picture a room you know, from the door to the window. The noises outside can stay outside.',
    },
    {
      no: 'Kanskje får du en knapp å si fra med. Den kan ligge i hånden hele tiden, og det er lov å bruke den.',
      en: 'They may give you a button to hold, in case you need somebody. It can rest in your palm all along, and you may use it.',
    },
  ],
  'first-day': [
    {
      no: 'Utenfor inngangen kan du stanse litt og la skuldrene synke. Navnene kan komme etter hvert.',
      en: 'You can stop outside the entrance and let your shoulders drop. The names can come later, one by one.',
    },
    {
      no: 'Koder og romnumre kan stå i en notatbok. Da trenger ikke hodet holde på dem.',
      en: 'A notebook can hold the codes and the room numbers. Your head need not hold them as well.',
    },
  ],
  'school-run': [
    {
      no: 'Ved porten kan et nikk være nok. Der er det mange slags sekker å se på, uten at noe trenger å sies.',
      en: 'At the gate a nod can be enough. There are bright little rucksacks to look at, without a word.',
    },
    {
      no: 'Glidelåser og støvler tar den tiden de tar. Det kan få gå sakte, med en liten hånd i din.',
      en: 'Zips and wellies take as long as they take. It can all go slowly, with a small hand in yours.',
    },
  ],
  performing: [
    {
      no: 'Rett før den første tonen eller replikken er det gjerne stille. Du kan få være i den stillheten et øyeblikk.',
      en: 'Right before the first note or line, the room is often still. You can stay in that stillness for a moment.',
    },
    {
      no: 'Bak sceneteppet eller i gangen er det gjerne halvmørkt. Der er det ingen du skal spille for ennå.',
      en: 'Behind the curtain or in the wings it is often half dark. Nobody is watching you in there yet.',
    },
  ],
  'class-meeting': [
    {
      no: 'Stolene er kanskje litt for små. Du kan lene deg tilbake likevel, og la noen andre spørre om turen.',
      en: 'The chairs may be far too small. You can still lean back and leave the school trip questions to somebody else.',
    },
    {
      no: 'Kommer det en liste rundt, kan du sende den videre uten navnet ditt. Pennen følger med til nestemann.',
      en: 'If a sign-up list comes round, you can pass it on without your name on it. The pen can go along with it.',
    },
  ],
  flight: [
    {
      no: 'Kanskje ser du skyene ovenfra, hvite og nesten stille. Ellers er det en jevn dur å lytte til.',
      en: 'Perhaps you can see the clouds from above, white and hardly moving. If not, there is a steady hum to listen to.',
    },
    {
      no: 'Med beltet over fanget er det ingenting å ordne. Tingene dine er under setet foran, og der kan de være.',
      en: 'With the belt across your lap, there is nothing to sort out. Your things are under the seat in front, and there they can stay.',
    },
  ],
  'flight-with-children': [
    {
      no: 'Kanskje blir et lite hode tungt mot armen din en stund. Da kan du også sitte stille, og fargestiftene kan ligge der de falt.',
      en: 'Perhaps a small head grows heavy against your arm for a while. Then you can be still, too, and leave the crayons where they fell.',
    },
    {
      no: 'En billedbok dere har lest mange ganger, krever ikke så mye. Du kan bla sakte og si halvparten av ordene.',
      en: 'A picture book you have all heard before asks very little. You can turn the pages slowly and say half the words.',
    },
  ],
  swimming: [
    {
      no: 'Med én hånd på kanten kan du la den andre flyte. Kanskje kjenner du hvor lite den veier.',
      en: 'With one hand on the edge, you can let the other float. Perhaps you notice how little it weighs.',
    },
    {
      no: 'Ropene fra de andre blir myke når ørene er under vann. Det går også an å sitte på kanten med føttene uti.',
      en: 'Voices go soft once your ears are under the water. You can also sit on the side with only your feet in.',
    },
  ],
  camping: [
    {
      no: 'Gjennom teltduken hører du kanskje vind, regn eller lave stemmer. Du kan ligge og lytte uten å skulle noe sted.',
      en: 'Through the canvas you may hear wind, rain or low voices. You can lie and listen, with nowhere to get to.',
    },
    {
      no: 'I et telt er det meste innen rekkevidde. Lykta, genseren og vannflaska kan ligge i en ring rundt deg.',
      en: 'In a tent, most things are within reach. Torch, jumper and water bottle can lie in a ring around you.',
    },
  ],
};
