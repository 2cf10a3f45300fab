import type { Language } from '@spire/domain/languages';
import type { PlannedEvent } from '@spire/domain/readingLabels';

/** One line about what lies ahead, before the encouragement for the feeling; it promises nothing of how it will go. */
export const EVENT_OPENINGS: Record<PlannedEvent, Record<Language, string>> = {
  doctor: { no: 'Timen er satt av til nettopp dette.', en: 'The appointment is time set aside for exactly this.' },
  dentist: {
    no: 'Hos tannlegen kan du be om en pause når som helst.',
    en: 'At the dentist you can ask for a break whenever you like.',
  },
  'hospital-visit': {
    no: 'Sykehus er mye på én gang, og det er lov å ta det bit for bit.',
    en: 'A hospital is a lot at once, and it is fine to take it bit by bit.',
  },
  therapy: {
    no: 'I en slik time er det ingenting du skal prestere.',
    en: 'In a session like that there is nothing to perform.',
  },
  'welfare-office': {
    no: 'En samtale med Nav kan ta krefter. Du har rett til å bli hørt.',
    en: 'A talk about benefits can take it out of you. You have a right to be heard.',
  },
  'job-interview': {
    no: 'De vil møte deg og høre hva du kan.',
    en: 'They want to meet you and hear what you can do.',
  },
  'work-meeting': {
    no: 'Møtet har en slutt, og den er satt på forhånd.',
    en: 'The meeting has an end, set beforehand.',
  },
  'first-day-back': {
    no: 'Den første dagen er til for å finne seg til rette, ikke for å ta igjen alt.',
    en: 'The first day is for finding your feet, not for catching up on everything.',
  },
  presentation: {
    no: 'De som hører på, vil som regel at det skal gå fint.',
    en: 'Those who listen mostly want it to go well.',
  },
  exam: {
    no: 'En prøve viser noe av det du kan, ikke hvem du er.',
    en: 'A test shows some of what you know, not who you are.',
  },
  'school-day': {
    no: 'En skoledag er lang, og du kan ta den time for time.',
    en: 'A school day is long, and you can take it hour by hour.',
  },
  'parents-meeting': {
    no: 'Det er du som kjenner barnet best.',
    en: 'You are the one who knows the child best.',
  },
  'phone-call': {
    no: 'Du bestemmer selv hvor kort det skal være.',
    en: 'You decide for yourself how short to keep it.',
  },
  'difficult-talk': {
    no: 'En vanskelig samtale blir ikke alltid ferdig på én gang, og det er greit.',
    en: 'A hard talk is not always finished in one go, and that is fine.',
  },
  'family-dinner': {
    no: 'Rundt bordet trenger du ikke holde samtalen i gang.',
    en: 'Round the table, keeping the talk going is not your job.',
  },
  party: {
    no: 'En liten stund på fest er også å ha vært der.',
    en: 'A little while at a party is having been there, too.',
  },
  wedding: {
    no: 'Et bryllup er langt. Du kan velge de delene som betyr mest.',
    en: 'A wedding is long. You can choose the parts that matter most.',
  },
  funeral: {
    no: 'Et farvel er tungt, og du kan være der på din måte.',
    en: 'A farewell is heavy, and you can be there in your own way.',
  },
  'visit-receive': { no: 'De kommer for å se deg, ikke gulvet.', en: 'They are coming to see you, not the floor.' },
  'visit-make': { no: 'Et besøk er like hyggelig når det er kort.', en: 'A visit is just as nice when it is short.' },
  date: {
    no: 'Dere skal bare bli litt kjent. Mer trenger det ikke å være.',
    en: 'It is only about getting to know each other a little. It need not be more.',
  },
  'cafe-friend': {
    no: 'Den du skal møte, vil være sammen med deg slik du er.',
    en: 'The one you are meeting wants your company as you are.',
  },
  'children-activity': {
    no: 'Barna merker at du er der, uansett hvor lite du gjør.',
    en: 'Children notice that you are there, however little you do.',
  },
  shopping: { no: 'Du trenger bare det viktigste i kurven.', en: 'Only the main things need to go in the basket.' },
  errand: { no: 'Ett ærend er nok for en dag.', en: 'One errand is enough for a day.' },
  travel: {
    no: 'Når du er borte, kan du ta det like rolig som hjemme.',
    en: 'When you are away you can take things as gently as at home.',
  },
  'public-transport': {
    no: 'På buss og tog kan du ta hele turen for deg selv.',
    en: 'On a bus or a train you can keep the whole ride to yourself.',
  },
  exercise: { no: 'Du bestemmer hvor lite som er nok i dag.', en: 'You decide how little is enough today.' },
  walk: { no: 'Turen er så lang som du gjør den.', en: 'The walk is as long as you make it.' },
  hobby: {
    no: 'Dette er for din egen skyld, uansett hva det blir til.',
    en: 'This is for your own sake, whatever comes of it.',
  },
  'concert-cinema': {
    no: 'Du kan nyte noe av det, og la resten være.',
    en: 'You can enjoy some of it, and leave the rest.',
  },
  'moving-house': {
    no: 'En flytting tar flere dager, og ingen av dem må være perfekt.',
    en: 'Moving takes several days, and none of them has to be perfect.',
  },
  cleaning: {
    no: 'Det trenger ikke bli ferdig overalt for å bli bedre.',
    en: 'It need not be done everywhere to be better.',
  },
  cooking: { no: 'Enkel mat er også mat.', en: 'Simple food is food, too.' },
  holiday: { no: 'Høytid og ferie kan også tas i det små.', en: 'A holiday can be taken in a small way.' },
  birthday: {
    no: 'På en bursdag holder det å være med en stund.',
    en: 'At a birthday it is enough to be there for a while.',
  },
  'alone-time': { no: 'Tid alene er også en avtale.', en: 'Time alone is an appointment, too.' },
  'quiet-day': { no: 'Rolige dager teller også.', en: 'Quiet days count, too.' },
  'news-result': {
    no: 'Å vente på svar er tungt. Du trenger ikke kunne noe om det før det kommer.',
    en: 'Waiting for an answer is heavy. You need not know anything before it comes.',
  },
  'online-meeting': {
    no: 'På skjerm er det lov å se bort og å være stille.',
    en: 'On a screen it is fine to look away and to be quiet.',
  },
  court: {
    no: 'Mye kan stå på spill her, og det er lov at det kjennes.',
    en: 'A lot may be at stake here, and it is fine to feel it.',
  },
  physio: { no: 'Her er det kroppen din som setter tempoet.', en: 'Here it is your body that sets the pace.' },
  'driving-test': {
    no: 'Du skal bare kjøre slik du har øvd på.',
    en: 'All there is to do is drive the way you have practised.',
  },
  'hair-and-care': {
    no: 'Dette er en stund der noen andre gjør jobben.',
    en: 'This is a while when somebody else does the work.',
  },
  'children-party': {
    no: 'Et selskap for barn kan være lite og ordentlig på én gang.',
    en: 'A party for children can be small and proper at once.',
  },
  parting: {
    no: 'Det er lov å savne noen som ikke har dratt ennå.',
    en: 'You may miss someone while they are still here.',
  },
  'visit-unwell': { no: 'Det er nok at du sitter der.', en: 'It is enough that you sit there.' },
  'desk-work': {
    no: 'Slikt kan tas én side om gangen.',
    en: 'This is the kind of thing to take one page at a time.',
  },
  making: {
    no: 'Det du lager, trenger ikke bli perfekt.',
    en: 'What you make need not be perfect.',
  },
  driving: {
    no: 'Du bestemmer hvor lang kjøreturen blir.',
    en: 'How long a drive it will be is for you to decide.',
  },
  'first-night-alone': {
    no: 'En natt er lang, og du trenger bare ta en liten bit om gangen.',
    en: 'A night is long, and you only need to take a little of it at a time.',
  },
  'animal-care': {
    no: 'Det er ikke lett å være urolig for et dyr man er glad i.',
    en: 'Being worried about an animal you love is not easy.',
  },
  'family-celebration': {
    no: 'En slik feiring varer lenge. Du kan velge de delene som betyr mest.',
    en: 'A celebration like that lasts a while. You can choose the parts that matter most.',
  },
  'hoped-for-treatment': {
    no: 'Det er lov å håpe og grue seg på én gang.',
    en: 'You may hope and dread at the same time.',
  },
  'long-drive': {
    no: 'En lang kjøretur er mange korte, med en pause imellom.',
    en: 'A long drive is many short ones with a break in between.',
  },
  needle: {
    no: 'Et stikk er fort over, og mange gruer seg.',
    en: 'A needle is soon over, and many people dread it.',
  },
  scan: {
    no: 'Du trenger bare være der. Maskinen gjør resten.',
    en: 'All you do is be there. The machine does the rest.',
  },
  'first-day': {
    no: 'Den første dagen venter ingen at du finner fram.',
    en: 'On a first day nobody expects you to know the way.',
  },
  'school-run': {
    no: 'Det er en kort runde, og så er den over.',
    en: 'It is a short round, and then it is done.',
  },
  performing: {
    no: 'De som hører på, unner deg at det går fint.',
    en: 'Those who listen are on your side.',
  },
  'class-meeting': {
    no: 'På et foreldremøte er det nok å sitte og høre på.',
    en: 'At a parents’ meeting it is enough to sit and listen.',
  },
  flight: {
    no: 'På flyet trenger du bare sitte. Noen andre styrer.',
    en: 'On a plane all you do is sit. Somebody else does the flying.',
  },
  'flight-with-children': {
    no: 'Små barn på fly lager litt lyd, og det vet de fleste som sitter der.',
    en: 'Small children on a plane make a little noise, as most people sitting there know.',
  },
  swimming: {
    no: 'I vannet bestemmer du hvor dypt, og hvor lenge.',
    en: 'In the water you decide how deep, and for how long.',
  },
  camping: {
    no: 'Det er lov å krype i soveposen før de andre.',
    en: 'It is fine to be the first into your sleeping bag.',
  },
  'time-for-two': {
    no: 'Dere er to om denne stunden, og begge kan si hva de orker.',
    en: 'There are two of you, and either one may ask to keep it simple.',
  },
  'new-pet': {
    no: 'Dere er nye for hverandre, du og dyret som flytter inn.',
    en: 'You are new to each other, you and the animal moving in.',
  },
  'animals-and-crops': {
    no: 'Det som lever og gror, har sin egen klokke, og du kan hvile innimellom.',
    en: 'Living things keep their own hours, and you may sit down in between.',
  },
  keepsakes: {
    no: 'Det du åpner, kan du lukke igjen når du vil.',
    en: 'Whatever you open here, you may close again at any time.',
  },
  'work-shift': {
    no: 'En vakt er laget av timer, og etter den siste går du hjem.',
    en: 'A shift is made of hours, and after the last one you go home.',
  },
  'work-trip': {
    no: 'Også på jobbtur kan du trekke deg unna en liten stund.',
    en: 'Even on a work trip you may slip away for a while.',
  },
  'first-meeting': {
    no: 'Dere har ikke møttes før, og det er greit om det merkes.',
    en: 'You have not met before, and it is fine if that shows.',
  },
  season: {
    no: 'Året snur av seg selv, og du kan følge etter i ditt tempo.',
    en: 'The year turns by itself, and you may follow at your own pace.',
  },
  'dark-months': {
    no: 'Når det blir tidlig mørkt, kan du ta én kveld om gangen.',
    en: 'When dark comes early, you can take it one evening at a time.',
  },
  'own-birthday': {
    no: 'Det er din dag, og du bestemmer hvor stor den skal være.',
    en: 'It is your day, and how big to make it is up to you.',
  },
  'first-school-day': {
    no: 'Den første dagen er det mange som leter etter riktig rom, ikke bare du.',
    en: 'On a first day lots of people are looking for the right room, not only you.',
  },
  'vet-visit': {
    no: 'Dyret ditt vet ikke hva dyrlegen er til for, men det gjør du.',
    en: 'Your animal does not know what the vet is for, but you do.',
  },
  'travel-together': {
    no: 'Dere har denne turen sammen, og den trenger ikke være full av planer.',
    en: 'You have this trip together, and it need not be full of plans.',
  },
  'office-visit': {
    no: 'Et slikt kontor tar én om gangen, og en av dem er du.',
    en: 'An office like that takes one person at a time, and you are one of them.',
  },
  'own-care': {
    no: 'Slikt tar mer krefter enn det ser ut til, og det kan deles opp.',
    en: 'Things like that take more out of you than they seem to, and can be done in parts.',
  },
  'child-starts': {
    no: 'Det er barnet som begynner, men dagen er litt din også.',
    en: 'The child is the one starting, but the day is partly yours too.',
  },
};
