/** What stands in the editor at first. */
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
