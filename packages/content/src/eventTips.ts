import type { PlannedEvent } from '@spire/domain/readingLabels';
import type { Tip } from './expectationTexts/feelingTexts.ts';

type Tips = readonly [Tip, Tip, Tip];

const APPOINTMENT: Tips = [
  {
    no: 'Ha klart tre ord om det viktigste du vil si.',
    en: 'Have three words ready about the main thing you want to say.',
  },
  {
    no: 'Det er helt vanlig å ta en pause når det blir mye.',
    en: 'Taking a break when it gets to be a lot is quite usual.',
  },
  {
    no: 'La det ligge noe rolig og godt rett etterpå.',
    en: 'Keep something calm and nice for when it is over.',
  },
];
const DENTIST: Tips = [
  {
    no: 'Avtal et tegn med tannlegen, for eksempel at du løfter en hånd når du trenger en pause.',
    en: 'Agree on a sign with the dentist, such as lifting a hand when you need a break.',
  },
  {
    no: 'Si fra når du kommer, hva som pleier å være verst.',
    en: 'Say as you arrive what tends to be the worst part.',
  },
  {
    no: 'Ha noe i hånda å holde rundt mens det står på.',
    en: 'Have something in your hand to hold while it lasts.',
  },
];
const HOSPITAL: Tips = [
  {
    no: 'Ta med det som gjør ventingen lettere: vann, noe mykt og noe som demper lyd.',
    en: 'Bring what makes waiting easier: water, something soft and something that dulls sound.',
  },
  {
    no: 'Skriv to spørsmål på en lapp, og gi lappen til den du snakker med.',
    en: 'Write two questions down, and let the one you talk to read them.',
  },
  {
    no: 'Legg ingenting annet på denne dagen.',
    en: 'Put nothing else on this day.',
  },
];
const WEDDING: Tips = [
  {
    no: 'Velg de to delene du helst vil være med på, og hvil mellom dem.',
    en: 'Choose the two parts you would most like to be at, and rest in between.',
  },
  {
    no: 'Spør på forhånd hvor det finnes et stille rom.',
    en: 'Ask beforehand where there is a quiet room.',
  },
  {
    no: 'Si til én på forhånd at du kanskje går tidlig.',
    en: 'Tell one person beforehand that you may leave early.',
    avoid: ['social_contact'],
  },
];
const FESTIVE: Tips = [
  {
    no: 'Velg én ting som gjør det til en feiring for deg, og la resten være enkelt.',
    en: 'Choose one thing that makes it a celebration to you, and keep the rest simple.',
  },
  {
    no: 'Sett av en stund for deg selv midt på dagen.',
    en: 'Keep a while to yourself in the middle of the day.',
  },
  {
    no: 'La noen andre ta maten, eller kjøp den ferdig.',
    en: 'Let somebody else see to the food, or buy it ready-made.',
    avoid: ['social_contact'],
  },
];
const COOKING: Tips = [
  {
    no: 'Velg noe med få ting i, og sett alt fram før du begynner.',
    en: 'Choose something with few things in it, and set it all out before you begin.',
  },
  {
    no: 'Sitt ved bordet når du skal skjære og røre.',
    en: 'Sit at the table for the chopping and stirring.',
  },
  {
    no: 'Lag litt ekstra, så har du mat til en dag til.',
    en: 'Make a little extra, and there is food for one more day.',
  },
];
const RIDE: Tips = [
  {
    no: 'Ta avgangen med færrest folk, om du kan velge.',
    en: 'Take the departure with the fewest people, if you can choose.',
  },
  {
    no: 'Ta på caps eller solbriller om lyset er sterkt.',
    en: 'Wear a cap or sunglasses if the light is strong.',
  },
  {
    no: 'Gå av og ta neste hvis det blir for mye.',
    en: 'Get off and take the next one if it gets to be too much.',
  },
];
const MOVING: Tips = [
  {
    no: 'Pakk én kasse med det du trenger den første kvelden.',
    en: 'Pack one box with what you need on the first evening.',
  },
  {
    no: 'La andre bære, og vær den som sier hvor ting skal.',
    en: 'Let others carry, and be the one who says where things go.',
  },
  {
    no: 'Gjør i stand et sted å ligge før alt annet.',
    en: 'Get a place to lie down ready before anything else.',
  },
];
const THERAPY: Tips = [
  {
    no: 'Skriv ned det ene du ikke vil gå hjem uten å ha sagt.',
    en: 'Write down the one thing you would not like to go home without having said.',
  },
  {
    no: 'Det er lov å si at du ikke vil snakke om noe i dag.',
    en: 'You may say that there is something you would rather leave today.',
  },
  {
    no: 'Hold kvelden fri når du er ferdig.',
    en: 'Keep the evening free when it is over.',
  },
];
const INTERVIEW: Tips = [
  {
    no: 'Ha klar én ting du er stolt av å ha fått til.',
    en: 'Have one thing ready that you are proud of having done.',
  },
  {
    no: 'Det er lov å tenke før du svarer. Ta en slurk vann imens.',
    en: 'You may think before you answer. Take a sip of water meanwhile.',
  },
  {
    no: 'Spør dem om noe du selv lurer på.',
    en: 'Ask them one thing that you would like to know.',
    avoid: ['social_contact'],
  },
];
const ABOUT_A_CHILD: Tips = [
  {
    no: 'Skriv ned det ene du vil at de skal vite om barnet.',
    en: 'Write down the one thing you want them to know about the child.',
  },
  {
    no: 'Spør om å få det viktigste på papir etterpå.',
    en: 'Ask to have the main points on paper afterwards.',
    avoid: ['social_contact'],
  },
  {
    no: 'Det er lov å be om en kort pause, eller om å ta resten en annen dag.',
    en: 'You may ask for a short break, or to take the rest another day.',
  },
];
const TALK: Tips = [
  {
    no: 'Finn den ene setningen du vil ha sagt, og begynn med den.',
    en: 'Find the one sentence that you want to have said, and begin with it.',
  },
  {
    no: 'Si ved starten hvor lang tid du har.',
    en: 'Say at the start how much time you have.',
  },
  {
    no: 'Det er lov å si: «Jeg må tenke på det.»',
    en: 'You may say: “I need to think about that.”',
  },
];
const CALL: Tips = [
  {
    no: 'Sitt godt før du ringer, og ha noe å drikke i nærheten.',
    en: 'Sit comfortably before you ring, with something to drink close by.',
  },
  {
    no: 'Ha det første du vil si, klart på en lapp.',
    en: 'Have the first thing you want to say ready on a note.',
  },
  {
    no: 'Det er lov å be om å få tenke, og ringe igjen.',
    en: 'You may ask for time to think, and ring again.',
  },
];
const WORK: Tips = [
  {
    no: 'Velg én ting du vil bidra med. Resten er ekstra.',
    en: 'Choose one thing that you would like to add. The rest is extra.',
  },
  {
    no: 'Finn et stille sted å sitte før du trenger det.',
    en: 'Find a quiet place to sit before you need it.',
  },
  {
    no: 'Legg inn en pause før neste ting.',
    en: 'Put in a break before the next thing.',
  },
];
const SCREEN: Tips = [
  {
    no: 'Spør om det er greit å ha kameraet av.',
    en: 'Ask if it is all right to keep the camera off.',
    avoid: ['social_contact'],
  },
  {
    no: 'Se bort fra skjermen innimellom. Du hører like godt.',
    en: 'Look away from the screen now and then. You hear just as well.',
  },
  {
    no: 'Gi øynene noen rolige minutter når det er over.',
    en: 'Give your eyes a few calm minutes when it is over.',
  },
];
const SHOWING: Tips = [
  {
    no: 'Begynn med det du kan best. Da er du i gang.',
    en: 'Begin with what you know best. Then you are under way.',
  },
  {
    no: 'Ta en slurk vann når du trenger å tenke.',
    en: 'Take a sip of water when you need to think.',
  },
  {
    no: 'Kjenn føttene mot gulvet før du begynner.',
    en: 'Feel your feet on the floor for a moment before you begin.',
  },
];
const SCHOOL: Tips = [
  {
    no: 'Velg en plass nær døra, så er det lett å ta en pause.',
    en: 'Choose a seat near the door, where a break is easy.',
  },
  {
    no: 'Bestem hva som er nok for deg i dag, før du går inn.',
    en: 'Decide what is enough for you today before you go in.',
  },
  {
    no: 'Skriv ned det viktigste, så slipper hodet å holde på det.',
    en: 'Write the main thing down, so your head need not hold on to it.',
  },
];
const GATHERING: Tips = [
  {
    no: 'Avtal med deg selv når du går, og si det når du kommer.',
    en: 'Settle with yourself when you will leave, and say so when you arrive.',
  },
  {
    no: 'Finn et roligere rom eller hjørne mens du ennå har krefter.',
    en: 'Find a quieter room or corner while you still have the energy.',
  },
  {
    no: 'Prat med én om gangen. Du trenger ikke rekke alle.',
    en: 'Talk to one person at a time. You need not get round to everyone.',
  },
];
const FUNERAL: Tips = [
  {
    no: 'Sitt ved siden av noen du er trygg på.',
    en: 'Sit beside someone you feel safe with.',
    avoid: ['social_contact'],
  },
  {
    no: 'Det er lov å trekke seg unna et øyeblikk, også midt i.',
    en: 'You may step outside for a moment, even in the middle of it.',
  },
  {
    no: 'Ta med noe lite å holde i hånda.',
    en: 'Bring something small to hold in your hand.',
  },
];
const COMPANY: Tips = [
  {
    no: 'Si når det slutter, i samme setning som når det begynner.',
    en: 'Say when it ends in the same sentence as when it begins.',
  },
  {
    no: 'Velg det enkleste å servere, eller la noen ta det med.',
    en: 'Choose the simplest thing to serve, or let somebody bring it.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha ett spørsmål klart, så kan du lene deg tilbake og høre.',
    en: 'Have one question ready. Then you can lean back and listen.',
  },
];
const MEETING_ONE: Tips = [
  {
    no: 'Foreslå et sted der det er lett å snakke, og lett å gå hjem.',
    en: 'Suggest a place where talking is easy, and so is going home.',
  },
  {
    no: 'Velg plassen med ryggen mot veggen og minst lyd.',
    en: 'Choose the seat with your back to the wall and the least noise.',
  },
  {
    no: 'Si på forhånd når du må gå. Det er alltid lov å bli lenger.',
    en: 'Say beforehand when you have to leave. Staying longer is always possible.',
  },
];
const VISITING: Tips = [
  {
    no: 'Si når du kommer, at du blir en liten stund.',
    en: 'Say as you arrive that you are staying for a little while.',
  },
  {
    no: 'Ta med noe enkelt til kaffen, så trenger ingen å lage til.',
    en: 'Bring something simple to go with the tea, so that nobody needs to make a fuss.',
  },
  {
    no: 'Et kort besøk er et helt besøk. Dra mens det ennå er fint.',
    en: 'A short visit is a whole visit. Leave while it is nice.',
  },
];
const VISITING_UNWELL: Tips = [
  {
    no: 'Ta med et bilde, en blomst eller noe kjent å se på sammen.',
    en: 'Bring a photo, a flower or a thing they know, to look at together.',
  },
  {
    no: 'Bli med dit den andre er i tankene. Du trenger ikke rette på noe.',
    en: 'Go along to where their thoughts are. Nothing has to be put right.',
  },
  {
    no: 'Sett av en stund for deg selv rett etter besøket.',
    en: 'Keep a while to yourself right after the visit.',
  },
];
const COURT: Tips = [
  {
    no: 'Skriv det viktigste på ett ark, og ha det foran deg.',
    en: 'Write what matters most on one sheet, and keep it in front of you.',
  },
  {
    no: 'Det er lov å be om en pause, og å få et spørsmål en gang til.',
    en: 'You may ask for a break, and for a question to be repeated.',
  },
  {
    no: 'Avtal at noen du er trygg på, venter på deg etterpå.',
    en: 'Arrange for someone you feel safe with to be there afterwards.',
    avoid: ['social_contact'],
  },
];
const PHYSIO: Tips = [
  {
    no: 'Si fra med en gang noe gjør vondt.',
    en: 'Say so straight away if something feels sore.',
  },
  {
    no: 'Si litt om hvordan dagen er, før dere går i gang.',
    en: 'Tell them what sort of day it is before you begin.',
    avoid: ['social_contact'],
  },
  {
    no: 'Be om å få øvelsene på papir, så slipper du å huske dem.',
    en: 'Ask for it all on paper, so that you need not remember it.',
  },
];
const DRIVING_TEST: Tips = [
  {
    no: 'Ta deg god tid med setet og speilene før du starter.',
    en: 'Take your time over the seat and the mirrors before you set off.',
  },
  {
    no: 'Du kan be om å få en beskjed en gang til.',
    en: 'You can ask to hear an instruction again.',
  },
  {
    no: 'Går noe skjevt, så slipp det. Neste kryss er et nytt kryss.',
    en: 'If something goes askew, let it go. The next junction is a new one.',
  },
];
const HAIR_AND_CARE: Tips = [
  {
    no: 'Si med en gang at du gjerne vil ha det stille.',
    en: 'Say straight away that you would like it quiet.',
  },
  {
    no: 'Si fra om noe blir for varmt, for hardt eller for høyt.',
    en: 'Say so if anything is too hot, too hard or too loud.',
  },
  {
    no: 'Lukk øynene så mye du vil.',
    en: 'Close your eyes as much as you like.',
  },
];
const CHILDREN_PARTY: Tips = [
  {
    no: 'Kake og én lek er nok til et helt selskap.',
    en: 'Cake and one game are enough for a whole party.',
  },
  {
    no: 'La en annen voksen ta leken, og vær den som ser på.',
    en: 'Let another grown-up run the game, and be the one who watches.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha et rom med dør der du kan være i fem minutter.',
    en: 'Have a room with a door where you can be for five minutes.',
  },
];
const PARTING: Tips = [
  {
    no: 'Bestem hvordan dere sier ha det, og hold det kort.',
    en: 'Settle how you will say goodbye, and keep it short.',
  },
  {
    no: 'Avtal når dere snakkes neste gang, så slipper du å lure.',
    en: 'Agree when you will talk next, so that you need not wonder.',
  },
  {
    no: 'Legg fram noe godt til når du er alene igjen.',
    en: 'Have something nice ready for when you are on your own again.',
  },
];
const DESK_WORK: Tips = [
  {
    no: 'Legg fram bare det du trenger til dette.',
    en: 'Lay out only what you need for this.',
  },
  {
    no: 'Begynn med det minste, og kjenn så etter om du vil ta mer.',
    en: 'Begin with the smallest part, then see if you want more.',
  },
  {
    no: 'Stopp midt i noe lett, så er det lett å begynne igjen.',
    en: 'Stop in the middle of something easy. Then it is easy to begin again.',
  },
];
const MAKING: Tips = [
  {
    no: 'Finn fram det du trenger, og la resten ligge.',
    en: 'Get out what you need, and leave the rest where it is.',
  },
  {
    no: 'Det er lov å lage noe stygt. Ingen trenger å se det.',
    en: 'You may make something ugly. Nobody needs to see it.',
  },
  {
    no: 'La det ligge framme når du er ferdig for i dag.',
    en: 'Leave it out when you are done for today.',
  },
];
const CHILDREN: Tips = [
  {
    no: 'Finn et sted å sitte der du ser det viktigste.',
    en: 'Find a place to sit where you can see the best part.',
  },
  {
    no: 'Velg ett øyeblikk å være helt til stede i. Det er det de husker.',
    en: 'Choose one moment to be all there for. That is the one they remember.',
  },
  {
    no: 'Avtal hvem som tar over hvis du må gå før.',
    en: 'Agree who takes over if you need to leave early.',
  },
];
const ERRAND: Tips = [
  {
    no: 'Skriv en kort liste, og la resten vente til en annen dag.',
    en: 'Write a short list, and let the rest wait for another day.',
  },
  {
    no: 'Gå når det pleier å være få der.',
    en: 'Go when there tend to be few people.',
  },
  {
    no: 'Vit hvor du kan sette deg på veien.',
    en: 'Know where you can sit down on the way.',
  },
];
const TRAVEL: Tips = [
  {
    no: 'Legg det du trenger for hånden, øverst i veska.',
    en: 'Put what you need close at hand, on top in your bag.',
  },
  {
    no: 'Gi deg selv bedre tid enn du tror du trenger.',
    en: 'Give yourself more time than you think you need.',
  },
  {
    no: 'Ta med noe som demper lyd og lys.',
    en: 'Bring something that softens sound and light.',
  },
];
const MOVEMENT: Tips = [
  {
    no: 'Begynn med en kort bit. Du kan alltid ta mer, eller la være.',
    en: 'Begin with a short stretch. You can always do more, or leave it.',
    avoid: ['exercise'],
  },
  {
    no: 'Gi deg mens du ennå har noe igjen, og stopp hvis noe blir verre.',
    en: 'Finish while you have something left, and stop if anything gets worse.',
    avoid: ['exercise'],
  },
  {
    no: 'Se etter én fin ting på veien.',
    en: 'Look out for one nice thing on the way.',
  },
];
const PASTIME: Tips = [
  {
    no: 'Bestem at det holder å være med på halve.',
    en: 'Decide that being there for half of it is plenty.',
  },
  {
    no: 'Sett deg nær døra, så går det an å ta en pause.',
    en: 'Sit close to the door, so that a break is easy.',
  },
  {
    no: 'La det være lov å bare lytte og se på.',
    en: 'Let it be all right just to listen and look on.',
  },
];
const AT_HOME: Tips = [
  {
    no: 'Velg ett hjørne eller én bit, og stopp der.',
    en: 'Choose one corner or one piece, and stop there.',
  },
  {
    no: 'Gjør det sittende når det går an.',
    en: 'Do it sitting down where you can.',
  },
  {
    no: 'Legg inn en hvil før du er ferdig, ikke bare etterpå.',
    en: 'Put in a rest before you are done, not only afterwards.',
  },
];
const QUIET: Tips = [
  {
    no: 'Finn fram én ting du vil kose deg med, og la den ligge klar.',
    en: 'Get out one thing you would enjoy, and leave it ready.',
  },
  {
    no: 'Velg på forhånd om du vil være å få tak i eller ikke.',
    en: 'Choose beforehand whether you would like to be reached or not.',
  },
  {
    no: 'Det trenger ikke bli noe mer enn rolig.',
    en: 'It need not become anything more than quiet.',
  },
];
const RESULT: Tips = [
  {
    no: 'Avtal med noen at du kan ringe etterpå, uansett hva svaret er.',
    en: 'Agree with someone that you can ring afterwards, whatever the answer is.',
    avoid: ['social_contact'],
  },
  {
    no: 'Skriv ned det du vil spørre om, så husker lappen det for deg.',
    en: 'Write down what you want to ask. The note will remember it for you.',
  },
  {
    no: 'Legg noe trygt og kjent rett etterpå.',
    en: 'Have something safe and well known to do afterwards.',
  },
];

const DRIVING: Tips = [
  {
    no: 'Velg en vei du kjenner, og en tid med lite trafikk.',
    en: 'Choose a road you know, and a time with little traffic.',
  },
  {
    no: 'Ta en kort tur først, med en pause der det er trygt å stoppe.',
    en: 'Make it a short drive first, with a break where it is safe to stop.',
  },
  {
    no: 'La bilen stå om dette ikke er dagen for det.',
    en: 'Leave the car where it is if this is not the day for it.',
  },
];
const LONG_DRIVE: Tips = [
  {
    no: 'Bestem pausene før du kjører, gjerne én i timen.',
    en: 'Settle the breaks before you set off, one an hour perhaps.',
  },
  {
    no: 'Blir du trøtt, så stopp der det er trygt, og hvil.',
    en: 'If you get sleepy, stop where it is safe, and rest.',
  },
  {
    no: 'Spør om noen kan dele kjøringen med deg.',
    en: 'Ask if somebody can share the driving with you.',
    avoid: ['social_contact'],
  },
];
const NEEDLE: Tips = [
  {
    no: 'Si fra når du kommer, at du gjerne vil ligge.',
    en: 'Say as you arrive that you would like to lie down.',
  },
  {
    no: 'Se bort, og tell bakover fra tretti.',
    en: 'Look away, and count backwards from thirty.',
  },
  {
    no: 'Bli sittende litt etterpå, med noe å drikke.',
    en: 'Stay in the chair for a while after, with something to drink.',
  },
];
const SCAN: Tips = [
  {
    no: 'Si at du gruer deg, og spør hvor lenge hver del varer.',
    en: 'Say that you dread it, and ask how long each part lasts.',
  },
  {
    no: 'Lukk øynene, og gå gjennom et hus du er glad i, rom for rom.',
    en: 'Close your eyes, and go through a house you love, room by room.',
  },
  {
    no: 'Spør hvordan du sier fra underveis.',
    en: 'Ask how you can make yourself heard along the way.',
  },
];
const FIRST_DAY: Tips = [
  {
    no: 'Finn ett sted der du kan sitte i fred når det blir mye.',
    en: 'Find one place to sit in peace when it gets to be a lot.',
  },
  {
    no: 'Si hei til én. Navnene kan du lære en annen dag.',
    en: 'Say hello to one person. The names can wait for another day.',
    avoid: ['social_contact'],
  },
  {
    no: 'Ha rom og klokkeslett på en lapp.',
    en: 'Have the room and the time on a slip of paper.',
  },
];
const SCHOOL_RUN: Tips = [
  {
    no: 'Legg sko, sekker og nøkler ved døra kvelden før.',
    en: 'Put shoes, bags and keys by the door the evening before.',
  },
  {
    no: 'Sett en alarm fem minutter før dere må ut.',
    en: 'Set an alarm for five minutes before you have to leave.',
  },
  {
    no: 'Sitt litt i ro etterpå.',
    en: 'Sit still for a while after.',
  },
];
const CAMPING: Tips = [
  {
    no: 'Ta med det du sover best med: puta, ørepropper, ekstra sokker.',
    en: 'Bring what you sleep best with: your pillow, earplugs, extra socks.',
  },
  {
    no: 'Avtal hvem som tar over når du trenger en time i teltet.',
    en: 'Agree who takes over when you need an hour in the tent.',
  },
  {
    no: 'Finn plassen din litt unna bålet og bråket.',
    en: 'Find your spot a little way off from the fire and the noise.',
  },
];
const PERFORMING: Tips = [
  {
    no: 'Øv mest på den aller første linja. Når den sitter, er du i gang.',
    en: 'Practise the very first line the most. Once that one is safe, you are under way.',
  },
  {
    no: 'Finn ett vennlig ansikt å se på, eller et punkt bakerst i rommet.',
    en: 'Find one friendly face to look at, or a spot at the back of the room.',
  },
  {
    no: 'Ha et stille sted å være rett før, og et til rett etterpå.',
    en: 'Have a quiet place to be just before, and another for just after.',
  },
];
const CLASS_MEETING: Tips = [
  {
    no: 'Sett deg ytterst, nær døra.',
    en: 'Take a seat at the end of a row, near the door.',
  },
  {
    no: 'Noter bare datoene. Resten pleier å komme i en melding.',
    en: 'Write down the dates only. The rest tends to come in a message.',
  },
  {
    no: 'Be en annen forelder fortelle deg slutten, om du går tidlig.',
    en: 'Ask another parent to tell you how it ended, if you leave early.',
    avoid: ['social_contact'],
  },
];
const FLIGHT_WITH_CHILDREN: Tips = [
  {
    no: 'Pakk én liten pose til hvert barn, med noe nytt å lukke opp der oppe.',
    en: 'Pack one small bag for each child, with something new to open up there.',
  },
  {
    no: 'Ha noe å tygge eller suge på klart til flyet stiger og lander.',
    en: 'Have something to chew or suck ready for take-off and landing.',
  },
  {
    no: 'Si hei til dem som sitter nærmest, før noen rekker å bli lei. Det hjelper mer enn å be om unnskyldning.',
    en: 'Say hello to those who sit nearest, before anybody has had time to tire. It does more than saying sorry.',
  },
];
const SWIMMING: Tips = [
  {
    no: 'Hold deg der du når bunnen.',
    en: 'Stay where your feet reach the bottom.',
  },
  {
    no: 'La det telle at du har vært uti til knærne. Resten er ekstra.',
    en: 'Let it count that you went in as far as your knees. The rest is extra.',
  },
  {
    no: 'Ha håndkle og noe varmt liggende på kanten.',
    en: 'Keep a towel and something warm at the edge.',
  },
];
const DAYS_ALONE: Tips = [
  {
    no: 'Avtal en prat med noen, til et klokkeslett du kan se fram til.',
    en: 'Agree on a chat with somebody, at a time you can look forward to.',
    avoid: ['social_contact'],
  },
  {
    no: 'Gi hver dag én ting: noe godt å spise, ett ærend, en film du har spart på.',
    en: 'Give each day one thing: something good to eat, an errand, a film you have saved.',
  },
  {
    no: 'Tenn lampene før det blir mørkt, og la en radio stå på lavt.',
    en: 'Put the lamps on before it gets dark, and leave a radio on low.',
  },
];
const NIGHT_ALONE: Tips = [
  {
    no: 'La en liten lampe stå på.',
    en: 'Leave a small lamp on.',
  },
  {
    no: 'Avtal å sende én melding før du legger deg.',
    en: 'Agree to send one message before bed.',
    avoid: ['social_contact'],
  },
  {
    no: 'Bestem hva du skal kose deg med i morgen tidlig.',
    en: 'Decide on something good for the morning.',
  },
];
const ANIMAL_CARE: Tips = [
  {
    no: 'Skriv to spørsmål til dyrlegen, og ta lappen med.',
    en: 'Write two questions for the vet, and take the note along.',
  },
  {
    no: 'Gjør i stand et mykt og stille sted til dyret kommer hjem.',
    en: 'Make a soft, quiet place ready for when your animal comes home.',
  },
  {
    no: 'Finn noe lite å gjøre med hendene mens du venter.',
    en: 'Have something small to do with your hands while you wait.',
  },
];

const HOPED_FOR: Tips = [
  {
    no: 'Velg hvem du vil fortelle noe til, og når.',
    en: 'Decide who will be told anything, and when.',
  },
  {
    no: 'Ta med en hånd å holde i, eller noe mykt i lomma.',
    en: 'Bring a hand to hold, or something soft in your pocket.',
  },
  {
    no: 'Hold resten av dagen fri, og ha noe godt klart hjemme.',
    en: 'Keep the rest of the day free, and have something nice ready at home.',
  },
];

const TIME_FOR_TWO: Tips = [
  {
    no: 'Avtal en enkel utgave på forhånd, kanskje te i sofaen eller et bord i en rolig krok.',
    en: 'Agree on a simple version beforehand, such as tea on the sofa or a quiet corner table.',
  },
  {
    no: 'Avtal et tegn for «nå er det nok for meg», kanskje en hånd på armen.',
    en: 'Agree on a sign for “that is enough for me”, such as a hand on the arm.',
  },
  {
    no: 'Har dagen vært lang, spis litt og legg deg nedpå først.',
    en: 'If the day has been long, have a bite to eat and lie down first.',
  },
];
const NEW_PET: Tips = [
  {
    no: 'Gjør klar én krok før dyret kommer, med vann, et teppe og et sted å gjemme seg.',
    en: 'Get one corner ready first, with water, a blanket and a place to hide.',
  },
  {
    no: 'Spør hva dyret er vant til å spise, og skriv det på en lapp ved skålen.',
    en: 'Ask what the animal is used to eating, and keep a note of it by the bowl.',
  },
  {
    no: 'Er det noen som kan ta over en stund, avtal det nå, så får du hvile den første dagen.',
    en: 'If someone could take over for a while, settle it now, so you can lie down on the first day.',
  },
];
const ANIMALS_AND_CROPS: Tips = [
  {
    no: 'Sett fram en krakk eller en bøtte med bunnen opp, så du kan sitte mens du steller.',
    en: 'Put out a stool or an upturned bucket, so you can sit for part of it.',
  },
  {
    no: 'Del det opp i biter: ett bed, én rad eller ett dyr, og så en pause.',
    en: 'Choose a small stretch first: one row, one bed or one animal, then a rest.',
  },
  {
    no: 'Legg hansker, vann og noe å spise der du kommer til å være.',
    en: 'Leave gloves, water and something to eat where you are going to be.',
  },
];
const KEEPSAKES: Tips = [
  {
    no: 'Er det mye, lag tre bunker: behold, gi bort, senere. Den siste kan være størst.',
    en: 'If there is a lot, make three piles: keep, pass on, later. The last may be largest.',
  },
  {
    no: 'Bestem når du slutter før du åpner noe, kanskje når koppen er tom.',
    en: 'Decide beforehand where you stop, such as when the teacup is empty.',
  },
  {
    no: 'Si til noen hvilken dag du gjør det, så du kan ringe om du vil.',
    en: 'Tell someone which day you are doing it, so there is a person to ring if you like.',
    avoid: ['social_contact'],
  },
];
const WORK_SHIFT: Tips = [
  {
    no: 'Legg vann og noe lite å spise i veska på forhånd, så ligger det der når du vil ha det.',
    en: 'Put water and something small to eat in your bag beforehand, so it is there when you want it.',
  },
  {
    no: 'Velg et sted for en kort pause: en stol, en krakk, et stille rom.',
    en: 'Pick a spot for a short break: a chair, a stool, a quiet store room.',
  },
  {
    no: 'Gjør klar én ting hjemme til etterpå, som en ren kopp eller pysjen på senga.',
    en: 'Leave one thing ready at home for afterwards, such as a clean cup or pyjamas on the bed.',
  },
];
const WORK_TRIP: Tips = [
  {
    no: 'Er det et program, kan du se på det før du drar og velge én del å stå over.',
    en: 'If there is a programme, look at it beforehand and pick one part you could skip.',
  },
  {
    no: 'Deler du rom, kan du tidlig si fra om når du liker å legge deg. Ørepropper veier nesten ingenting.',
    en: 'If you share a room, say early on when you like to sleep. Earplugs weigh next to nothing.',
  },
  {
    no: 'Ta med én ting hjemmefra som er kjent: koppen din, et putetrekk, en såpe.',
    en: 'Take one thing from home that you know well: your mug, a pillowcase, a bar of soap.',
  },
];
const FIRST_MEETING: Tips = [
  {
    no: 'Avtal på forhånd hvor lenge dere ses, så er slutten kjent.',
    en: 'Settle roughly how long you will be together, so the end is known.',
  },
  {
    no: 'Sett deg gjerne litt på skrå for den andre, så har øynene et annet sted å hvile.',
    en: 'Sit at an angle if you can, so your eyes have somewhere else to rest.',
  },
  {
    no: 'Ha ett lett spørsmål klart, for eksempel om veien hit eller hva den andre vil drikke.',
    en: 'Have one easy question ready, such as how the journey was or what they would like to drink.',
  },
];
const SEASON: Tips = [
  {
    no: 'Sett en stol der lyset eller skyggen er god, og la den bli stående.',
    en: 'Put a chair where the light or the shade is good, and leave it there.',
  },
  {
    no: 'Legg fram én ting til ukene som kommer: et pledd, ullsokker, en tynn skjorte.',
    en: 'Lay out one thing for the weeks ahead: a blanket, wool socks, a thin shirt.',
  },
  {
    no: 'Velg en liten vane til én del av dagen: en lampe som tennes, et vindu på gløtt.',
    en: 'Choose a small habit for one part of the day: a lamp lit, a window ajar.',
  },
];

const CHILD_STARTS: Tips = [
  {
    no: 'Skal du være med om morgenen, kan klær og sekk ligge klare kvelden før. Det kan din egen frokost også.',
    en: 'If you are there in the morning, clothes and bag can be laid out the night before. So can your own breakfast.',
  },
  {
    no: 'Velg en kort avskjed på forhånd, som «Ha det fint, vi ses».',
    en: 'Choose a short goodbye in advance, such as “Have fun, see you later”.',
  },
  {
    no: 'La det første du gjør etterpå, være noe lite, kanskje en kopp te.',
    en: 'Let the first thing you do afterwards be a small one, perhaps a cup of tea.',
  },
];

/** What can make each kind of event easier, beside what goes with the feeling that is wished for. */
export const EVENT_TIPS: Record<PlannedEvent, Tips> = {
  doctor: APPOINTMENT,
  dentist: DENTIST,
  'hospital-visit': HOSPITAL,
  therapy: THERAPY,
  'welfare-office': APPOINTMENT,
  'job-interview': INTERVIEW,
  'work-meeting': WORK,
  'first-day-back': WORK,
  presentation: SHOWING,
  exam: SHOWING,
  'school-day': SCHOOL,
  'parents-meeting': ABOUT_A_CHILD,
  'phone-call': CALL,
  'difficult-talk': TALK,
  'family-dinner': GATHERING,
  party: GATHERING,
  wedding: WEDDING,
  funeral: FUNERAL,
  'visit-receive': COMPANY,
  'visit-make': VISITING,
  date: MEETING_ONE,
  'cafe-friend': MEETING_ONE,
  'children-activity': CHILDREN,
  shopping: ERRAND,
  errand: ERRAND,
  travel: TRAVEL,
  'public-transport': RIDE,
  exercise: MOVEMENT,
  walk: MOVEMENT,
  hobby: PASTIME,
  'concert-cinema': PASTIME,
  'moving-house': MOVING,
  cleaning: AT_HOME,
  cooking: COOKING,
  holiday: FESTIVE,
  birthday: GATHERING,
  'alone-time': DAYS_ALONE,
  'quiet-day': QUIET,
  'news-result': RESULT,
  'online-meeting': SCREEN,
  court: COURT,
  physio: PHYSIO,
  'driving-test': DRIVING_TEST,
  'hair-and-care': HAIR_AND_CARE,
  'children-party': CHILDREN_PARTY,
  parting: PARTING,
  'visit-unwell': VISITING_UNWELL,
  'desk-work': DESK_WORK,
  making: MAKING,
  driving: DRIVING,
  'first-night-alone': NIGHT_ALONE,
  'animal-care': ANIMAL_CARE,
  'family-celebration': WEDDING,
  'hoped-for-treatment': HOPED_FOR,
  'long-drive': LONG_DRIVE,
  needle: NEEDLE,
  scan: SCAN,
  'first-day': FIRST_DAY,
  'school-run': SCHOOL_RUN,
  camping: CAMPING,
  performing: PERFORMING,
  'class-meeting': CLASS_MEETING,
  flight: TRAVEL,
  'flight-with-children': FLIGHT_WITH_CHILDREN,
  swimming: SWIMMING,
  'time-for-two': TIME_FOR_TWO,
  'new-pet': NEW_PET,
  'animals-and-crops': ANIMALS_AND_CROPS,
  keepsakes: KEEPSAKES,
  'work-shift': WORK_SHIFT,
  'work-trip': WORK_TRIP,
  'first-meeting': FIRST_MEETING,
  season: SEASON,
  'child-starts': CHILD_STARTS,
};
