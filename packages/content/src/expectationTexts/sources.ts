/** Where a claim comes from, as a reader can look it up. */
export interface Source {
  title: string;
  url?: string;
}

/** The reviewed list (S18): a note that claims something names one of these, and says no more than it does. */
export const SOURCES = {
  positiveEmotions: {
    title: 'Fredrickson (2001), The role of positive emotions in positive psychology, American Psychologist 56(3)',
    url: 'https://doi.org/10.1037/0003-066X.56.3.218',
  },
  microBreaks: {
    title: 'Albulescu et al. (2022), "Give me a break!" A systematic review and meta-analysis, PLOS ONE 17(8)',
    url: 'https://doi.org/10.1371/journal.pone.0272460',
  },
  reachingOut: {
    title: 'Liu et al. (2023), The surprise of reaching out, Journal of Personality and Social Psychology 124(4)',
    url: 'https://doi.org/10.1037/pspi0000402',
  },
  holdingHands: {
    title: 'Coan, Schaefer and Davidson (2006), Lending a hand, Psychological Science 17(12)',
    url: 'https://doi.org/10.1111/j.1467-9280.2006.01832.x',
  },
  whenThenPlans: {
    title:
      'Gollwitzer and Sheeran (2006), Implementation intentions and goal achievement, Advances in Experimental Social Psychology 38',
    url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
  },
  taskSwitching: {
    title: 'Monsell (2003), Task switching, Trends in Cognitive Sciences 7(3)',
    url: 'https://doi.org/10.1016/S1364-6613(03)00028-7',
  },
  slowBreathing: {
    title: 'Zaccaro et al. (2018), How breath-control can change your life, Frontiers in Human Neuroscience 12',
    url: 'https://doi.org/10.3389/fnhum.2018.00353',
  },
  selfEfficacy: {
    title: 'Bandura (1977), Self-efficacy: Toward a unifying theory of behavioral change, Psychological Review 84(2)',
    url: 'https://doi.org/10.1037/0033-295X.84.2.191',
  },
  habits: {
    title: 'Lally et al. (2010), How are habits formed, European Journal of Social Psychology 40(6)',
    url: 'https://doi.org/10.1002/ejsp.674',
  },
  selfTalk: {
    title:
      'Kross et al. (2014), Self-talk as a regulatory mechanism, Journal of Personality and Social Psychology 106(2)',
    url: 'https://doi.org/10.1037/a0035173',
  },
} as const satisfies Record<string, Source>;
