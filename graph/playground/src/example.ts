/** The first text in the editor. */
export const EXAMPLE = `query Me {
  me {
    email
    profile {
      nickname
      capacityLevel
    }
    todaysCheckIn {
      needMore
    }
    growth {
      points
      level
      currentStreak
    }
  }
}
`;
