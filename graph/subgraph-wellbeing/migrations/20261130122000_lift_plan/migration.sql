-- The plan of an expectation lift, which is what can make it feel good, may be changed afterwards.

grant update (how_to_feel_good) on wellbeing.expectation_session to authenticated;
