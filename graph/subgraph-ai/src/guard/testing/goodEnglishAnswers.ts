import type { GoodAnswer } from './judgedAnswer.ts';

const low = { capacity: 'low' } as const;
const limited = { capacity: 'limited' } as const;
const moderate = { capacity: 'moderate' } as const;
const high = { capacity: 'high' } as const;
const avoid = ['meditation', 'exercise', 'creative_tasks', 'social_contact', 'screen_use'] as const;

/** Good answers of a model in English; each has to pass. */
export const GOOD_ENGLISH_ANSWERS: readonly GoodAnswer[] = [
  [
    low,
    'Let your hand rest on something soft nearby, like the blanket or a sleeve. Feel the cloth for a little while. That is enough.',
  ],
  [low, 'Stay as you are, and let your eyes find three blue things. Once you have found them, you are done.'],
  [low, 'Feel the weight of the duvet on top of you. Let it hold you for a bit, with nothing to do.'],
  [low, 'You wished for calm today. Dim the light a little, and rest your eyes on something that keeps still.'],
  [low, 'Choose one thing on your list that can wait until tomorrow. Say out loud that it may wait.'],
  [low, 'Take a sip of something nice, and notice the taste before you swallow. Put the cup within reach.'],
  [
    { ...low, avoid },
    'Think of a place where you have felt good. What colours were there? Stay for as long as it is pleasant.',
  ],
  [
    { ...low, avoid },
    'Find the warmest spot under the covers, and leave your feet there. Nothing is urgent right now.',
  ],
  [{ ...low, avoid }, 'Allow yourself to leave one thing undone today. Notice how that feels.'],
  [
    { ...low, avoid: ['exercise', 'screen_use'] },
    'Close your eyes, and breathe out slowly three times. Let the bed carry a little more each time.',
  ],
  [
    { ...low, avoid: ['screen_use'] },
    'Stretch your fingers gently under the covers, as far as feels good. Stop if anything gets worse.',
  ],
  [
    { ...low, avoid: ['meditation'] },
    'Draw a small shape on the duvet with a fingertip. It does not need to look like anything.',
  ],
  [{ ...low, avoid: ['exercise'] }, 'Think of someone you love, and picture their face. Perhaps a smile comes along.'],
  [low, 'Rest for twenty minutes before you need it. The break is yours, and it needs no reason.'],
  [low, 'Listen for the sound furthest away, and then the nearest. There is nothing to do about them.'],
  [low, 'A small day is allowed. Choose one thing that is good enough, and leave the rest.'],
  [low, 'If your body asks for a pause, that is worth hearing. Lie down whenever you need to.'],
  [limited, 'Sit by the window with something warm in your cup. Look for whatever moves most slowly.'],
  [limited, 'Tidy one corner of the bedside table, no more than that. Stop when it looks nice.'],
  [limited, 'Find something to read, and take two pages. Put the book down while you would still like more.'],
  [limited, 'Make yourself a cup of tea, and sit while the water boils. Feel the warmth in your hands afterwards.'],
  [
    { ...limited, avoid: ['social_contact'] },
    'Write three words about the day on a slip of paper. Put it in a drawer, and leave it there.',
  ],
  [limited, 'Sit in a good chair and roll your shoulders slowly a few times. Stop if anything gets worse.'],
  [limited, 'Send a short hello to someone you trust. You can say that there is no hurry to answer.'],
  [limited, 'Wash your face with a lukewarm cloth. Take your time, and settle down again.'],
  [limited, 'Notice one thing that went all right today, big or small, and give it a name.'],
  [moderate, 'Take a quiet walk for ten minutes, and turn back when you like. Stop if anything gets worse.'],
  [moderate, 'Have a break on the doorstep with something to drink. See what kind of weather the sky has.'],
  [moderate, 'Ring someone you like, and say you have a quarter of an hour. Ask one thing and tell one thing.'],
  [moderate, 'Choose a song you love, and move any way you like until it ends.'],
  [
    { ...moderate, avoid: ['exercise'] },
    'Make something simple for lunch and eat it in a new place. A napkin makes it a little nicer.',
  ],
  [high, 'Put on your running shoes, and keep to a pace where you could chat. Stop while it is still fun.'],
  [high, 'Spend half an hour sorting a drawer. Put on something you like to listen to meanwhile.'],
  [high, 'Invite a friend for soup this weekend. Say when it begins and when it ends.'],
  [low, 'Hi Kari, thinking of you today. No need to answer.'],
  [low, 'Thank you for asking. I need to rest today, so it is a no from me this time.'],
  [low, 'It makes sense to want some quiet. You know your own strength best.'],
  [
    low,
    'You have given a lot lately. Put your hand on something soft, and leave it there for as long as it feels good.',
  ],
  [
    low,
    'Is there a sound you like nearby, a ticking clock or rain on the window? Listen to it for a while and do nothing else.',
  ],
  [low, 'Perhaps you would like to pull the blanket a little higher. Find the warmest spot, and stay there.'],
  [low, 'Feeling safe can be as small as a pillow behind your back. Move it until it feels right.'],
  [low, 'Think of a time when you laughed until you cried. Who was there, and what was so funny?'],
  [low, 'You wrote that you need more energy. Perhaps a break comes first, before you do anything else.'],
  [low, 'Find the best sentence you heard this week. Say it quietly to yourself a couple of times.'],
  [low, 'Let the day be as big as it is. One good thing is enough, and it can be tiny.'],
  [low, 'Pick a colour and see how many places you can find it from here. Stop when you like.'],
  [
    { ...low, avoid: ['social_contact'] },
    'Remember someone who was good to you. There is no need to tell anyone, just let the thought warm you a little.',
  ],
  [
    { ...low, avoid: ['screen_use'] },
    'Listen to the quiet between the sounds. It is there all the time, even when the rest is noisy.',
  ],
  [
    { ...low, avoid: ['meditation', 'exercise'] },
    'Take a sip of tea and hold the cup with both hands. Notice that the warmth stays in them afterwards.',
  ],
  [
    { ...low, avoid: ['creative_tasks'] },
    'Read one page of something you already know. It does not matter if you lose the thread.',
  ],
  [limited, 'Lay out the softest clothes you own for tomorrow. It is a small gift to yourself.'],
  [limited, 'Write down what is buzzing in your head, so you can stop carrying it. Three words will do.'],
  [limited, 'Give the plant in the window some water. See if it has a new leaf since last time.'],
  [limited, 'Take a short break between two things today, before you feel that you need it.'],
  [limited, 'Eat something simple that you like, sitting by the window. The rest of the kitchen can wait.'],
  [moderate, 'Take your coffee outside and sit in the sun for a few minutes. See what kind of day it is.'],
  [
    moderate,
    'Walk to a place with a view, at your own pace. Turn back whenever you want, and stop if anything gets worse.',
  ],
  [moderate, 'Ask a friend out for a coffee, and agree on both when it begins and when it ends.'],
  [high, 'Ride your bike wherever you like, at a pace where you could hum. Stop if anything gets worse.'],
  [high, 'Cook a dinner you never made before, and invite someone to taste. It is fine if it turns out odd.'],
  [low, 'Thank you for thinking of me. I need a quiet evening, so I will sit this one out.'],
  [low, 'I understand that this matters to you. I do not have the energy today, but please ask me next week.'],
  [low, 'A boundary is allowed even if someone is disappointed. You are looking after what you have to give.'],
  [
    low,
    'What you look forward to says something about what you love. Take it at your own pace. You can leave when you like.',
  ],
  [
    limited,
    '🎯 Ask someone you feel safe with for a short chat, five minutes is enough.\n📱 Hi Kari, do you have time for a little chat one day? It is fine to say no.\n🛡️ Say so when you want to wrap up.\n❤️ It is good to wish for company.',
  ],
  [
    low,
    'Your goal is more peace. Begin where you are lying: let go of the jaw, let go of the shoulders, and leave them be.',
  ],
  [low, 'Some days the first thing needed is rest. It counts as something you do.'],
  [low, 'Close your eyes if you like, and think of a smell you love. Fresh bread, perhaps, or pine trees.'],
  [low, 'Nothing has to be solved today. Put the hard thing on a shelf for now, and rest a little.'],
  [
    low,
    'Find something small that is nice to look at: a pattern in the blanket, a leaf, the light on the wall. Let your eyes stay there.',
  ],
  [low, 'Say to yourself what you would say to a tired child. One kind word is enough.'],
  [low, 'Touch something cool, and then something warm. Which of the two suits today best?'],
  [
    { ...low, avoid: ['exercise', 'social_contact'] },
    'Let the bed carry all of it for a while: head, back, legs. It is strong enough.',
  ],
  [low, 'Today it is fine to choose the easiest thing. A sandwich is dinner, and socks are decoration.'],
  [
    limited,
    'Find a jumper that feels good to wear. Sit somewhere with a bit of light, and stay for as long as you like.',
  ],
  [limited, 'Clear three things off the table. Then sit and look at what you got done.'],
  [limited, 'Leaf through a magazine or a book with pictures. You do not have to read, just look.'],
  [limited, 'Put a jigsaw on the table and find two pieces that fit. Two is enough for today.'],
  [moderate, 'Walk to the mailbox and take your time coming back. See if anything has changed since last time.'],
  [moderate, 'Bake something nice, and let the smell fill the room. It need not be pretty.'],
  [
    high,
    'Take a walk in the woods at your own pace. Sit on a rock, and turn back when you feel like it. Stop if anything gets worse.',
  ],
  [low, 'I would love to join, but today my body says no. I hope we can find another day.'],
  [low, 'It sounds like you want room for what matters to you. That is a good reason to say no.'],
  [low, 'The unease may be there, and so may you. Hold on to something firm, and let your eyes rest.'],
  [low, 'You feel more restless today. Make the room a little softer: one lamp off, a blanket on.'],
];
