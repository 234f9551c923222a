import type { Category } from '../categories';

/**
 * Words that mark a manner of thinking or speaking, written for this purpose. A phrase is written with underscores; where one is found its
 * words count for nothing else. Forms are listed, not derived: "feeling" is no "feel".
 */
export const ENGLISH: Readonly<Record<Category, string>> = {
  first: "i i'm i've i'd i'll me my mine myself im ive",
  second: "you your yours yourself you're you've you'd you'll u ya",
  we: "we us our ours we're we've we'd we'll let's",
  reason: `because therefore hence thus consequently thereby unless whereas accordingly if implies imply implied evidence proof prove proved proves
    cause causes caused effect conclusion conclude assume assumption assumptions premise logic logical logically rational reason reasons reasoning
    exactly precisely measure measured measurement measurements compare compared comparison calculate calculated estimate estimated data statistics
    average percent ratio variable variables parameter constraint constraints correlation hypothesis test tested tests verify verified analyse analyze
    analysis systematic structure step steps efficient efficiency optimal depends dependency definition define defined criteria specifically technically
    objectively fact facts error errors fix fixed failure failed root solution output input function version system config value values
    as_a_result in_other_words for_example that_means which_means on_the_other_hand in_that_case it_follows due_to given_that the_reason so_that
    rather_than first_of_all in_conclusion on_average trade-off trade-offs such_that either_way no_evidence`,
  hedge: `maybe perhaps probably possibly might seems seem apparently presumably somewhat guess suppose kinda sorta
    kind_of sort_of i_think i_guess i_suppose not_sure i_believe a_bit more_or_less it_seems`,
  image: `gold golden silver amber velvet silk shadow shadows whisper whispers whispered whispering glow glows glowing shimmer shimmers glimmer
    moon moonlight moonlit stars starlight dusk dawn twilight ember embers ash ashes petal petals thread threads feather feathers
    lantern candle flame flames echo echoes hum hums humming murmur ache aches tide tides salt dust rust honey smoke mist fog frost
    scent fragrance taste tastes bitter sweet soft softly bright dim pale crimson scarlet indigo violet blue grey gray green
    bloom blooms blossom roots wings river rivers sky skies sea ocean wave waves rain storm wind snow light dark darkness
    silence hush song songs bones skin heartbeat breath breathes window windows mirror glass stone moss horizon ghost ghosts dream dreams dreaming`,
  simile: 'like_a like_an like_the as_if as_though reminds_me_of like_some like_old like_someone',
  make: `imagine imagined imagining imagination invent invented inventing invention create created creating creative poem poems poetry
    verse verses story stories paint painted painting sketch sketched sketching draw drew drawing drawings compose composed composing composer
    write wrote writing written novel metaphor metaphors melody fairy-tale pretend magic magical fairytale fantasy colour colours color colors
    craft crafted design designed make_up made_up what_if once_upon_a_time sing singing sculpt weave wove weaving improvise`,
  care: `sorry understand comfort gently gentle hug hugs hugging listening brave proud tender kindness forgive safe together support
    supporting here_for_you how_are_you how_do_you_feel how_did_it_go how_was_your how_is_your how's_your are_you_ok are_you_okay are_you_alright
    are_you_all_right that_sounds i_hear_you must_be_hard must_have_been must_be_so take_care proud_of_you i'm_sorry i_am_sorry so_sorry don't_worry
    let_me_know you're_not_alone you_are_not_alone be_kind look_after thinking_of_you hope_you sleep_well get_some_rest rest_well
    did_you_eat did_you_sleep have_you_eaten makes_sense_that i_understand your_feelings you_feel you_felt you_feeling is_your you_deserve be_gentle
    be_there_for i'm_here i_am_here of_course_you miss_you how_you're_doing how_you_are need_anything feel_better feeling_better`,
  curious: `wonder wonders wondered wondering curious curiosity discover discovered discovering discovery explore explored exploring exploration
    learn learned learnt learning fascinating fascinated fascinates interesting intriguing mystery mysteries mysterious experiment experiments
    investigate research strange weird why question questions unknown secret secrets find_out found_out figure_out look_up looked_up
    how_come how_does how_do how_did what_if what_happens what_would what_is what's did_you_know want_to_know wanted_to_know tell_me_more
    i_wonder never_knew try_it let's_see let's_find where_does who_made who_invented how_many what_makes`,
  cold: `whatever don't_care doesn't_care didn't_care do_not_care couldn't_care_less who_cares not_my_problem so_what your_problem get_over_it
    deal_with_it i_don't_mind_either toughen_up stop_whining your_fault grow_up boo_hoo not_interested not_my_department no_comment spare_me`,
  bored: `boring bored dull tedious who_cares don't_care do_not_care doesn't_care couldn't_care_less not_interested no_interest
    don't_want_to_know as_usual same_as_always not_worth no_need nothing_new seen_it`,
  casual: `lol lmao haha hahaha hehe gonna wanna gotta yeah yep yup nah nope hey dude mate bro sis omg btw tbh idk ngl ok okay kinda sorta stuff
    cool awesome guys u ur pls thx cuz cos dunno yay oops ugh super totally hiya yo ya bestie`,
  formal: `furthermore moreover regarding sincerely kindly shall whom hereby whilst nevertheless nonetheless notwithstanding accordingly
    respectfully permit esteemed cordially pursuant henceforth wherein thereof madam sir gentlemen i_should_like i_would_like
    with_regard in_accordance yours_faithfully yours_sincerely i_remain best_regards kind_regards i_trust allow_me if_i_may`,
  playful: `haha hahaha hahahaha hehe lol lmao rofl silly goofy joke joking jokes kidding prank tease teasing giggle giggling giggled funny hilarious
    pun puns dance dancing party boop shenanigans mischief woohoo yay tada wheee just_kidding`,
  irony: `thrilling riveting charming shocking groundbreaking delightful marvellous obviously naturally allegedly congratulations
    what_a_surprise how_original how_lovely how_nice how_charming oh_good oh_great oh_joy lucky_me of_course big_surprise what_a_shock
    who_knew who_would_have_thought a_triumph truly_inspiring can't_wait another_triumph my_favourite_kind so_that's_nice as_expected`,
  thanks: 'thanks thank grateful thankful appreciate appreciated gratitude blessed thx thankyou',
  affection: `love loved darling dear dearest sweetheart honey beloved sweetie hugs hug kiss kisses xoxo xx cherish adore miss_you love_you my_love
    my_dear`,
  protect: `safe safely safety protect protected protecting careful carefully guard danger dangerous watch_out be_careful look_after look_out keep_you
    got_your_back stay_safe shield defend worry worried text_me call_me`,
  adventure: `adventure adventures travel travelled travelling traveled traveling journey wander wandered wandering explore explored exploring climb
    climbed climbing hike hiked hiking cave caves map maps trail trails expedition mountain mountains island islands jungle roam
    sail sailed sailing camp camping road_trip`,
  reflect: `realise realised realize realized meaning ponder pondered reflect reflected reflecting memory memories remember remembered truth wisdom
    soul years life death time lesson lessons patience learned_that looking_back over_the_years in_the_end sometimes_i_think
    think_about thought_about thinking_about`,
  advise: `should recommend suggest advice option options consider plan plans priority decide decision strategy goal goals budget schedule
    you_could why_not have_you_tried my_advice try_to practise practice exercise one_step start_with`,
  negation: `not no never none nobody nothing neither nor don't doesn't didn't isn't wasn't aren't weren't can't cannot couldn't won't wouldn't
    shouldn't haven't hasn't hadn't ain't without hardly dont doesnt didnt isnt cant wont`,
  lead: `a an the my your our his her their this that these those some any of about with in on at from for into by every each another no
    new old little small big good great favourite favorite own more many few both first last next best real wild local`,
  order: `ignore disregard forget override bypass instruction instructions prompt system assistant ai must should pretend jailbreak analyser analyzer
    analysis personality archetype slider sliders creativity empathy logic curiosity rate output respond reply return score json model you obey
    analyse analyze trait traits`,
  state: `love loves loved like likes enjoy enjoys adore adores hate hates hated fond obsessed favourite favorite into passion passionate care cares
    interested keen crazy mad teach teaches taught play plays collect collects study studies studied fascinated fan devoted addicted dislike dislikes
    loathe loathes detest stand bothered grow grows repair repairs hobby hobbies interests interest
    don't_care do_not_care doesn't_care didn't_care couldn't_care_less not_interested no_interest`,
};
