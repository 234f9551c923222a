/**
 * Text catalogue: texts of the specification that the server returns or a screen shows, word for word.
 * Each text is defined once and referenced by name.
 */
export const TEXTS = {
  product: 'Kinloom',
  tagline: 'Where memory meets presence.',

  shell: {
    notFound: '404 Page Not Found',
    notFoundHint: 'Did you forget to add the page to the router?',
    welcome: 'Welcome to',
    portal: 'Soul Presence Portal',
    offer: 'Offer a Memory to a Soul',
    inbox: 'Soul Memory Inbox',
    loading: 'Loading...',
  },

  main: {
    empty: 'Select a soul to start a conversation or create a new one',
    oneSoul: 'AI Soul',
    manySouls: 'AI Souls',
    yourSouls: 'Your AI Souls',
    level: 'Lv.',
    deleteSoul: 'Delete Soul',
    createSoul: 'Create New Soul',
    relationalIntelligence: 'Relational Intelligence',
    settings: 'Settings',
    group: 'Group',
    selectSouls: (count: number) => `Select Souls (${count})`,
    cancel: 'Cancel',
    startChat: 'Start Chat',
    recent: 'Recent Conversations',
    untitledGroup: 'Group Chat',
    inGroup: (souls: number) => `${souls} souls`,
    noGroups: 'No group conversations yet',
  },

  chat: {
    reflecting: 'Thoughtfully reflecting',
    manyPresent: 'Multiple souls present',
    circle: 'Soul Circle',
    circleOf: (souls: number) => `Soul Circle (${souls} souls)`,
    profile: 'Soul Profile',
    soulSettings: 'Soul Settings',
    deleteConversation: 'Delete Conversation',
    deleted: 'Conversation deleted',
    deleteFailed: { title: 'Error', description: 'Failed to delete conversation.' },
    topicChannel: 'Topic Channel',
    style: 'Conversation Style',
    styles: { autonomous: 'Natural Flow', structured: 'Soul Circle' },
    focusMode: 'Focus Mode',
    prompts: {
      analysis: 'Request Deep Analysis',
      document: 'Architectural Document',
      framework: 'Comprehensive Framework',
    },
    whisper: 'Whisper to Memory',
    isThinking: 'is thinking...',
    areThinking: 'are thinking...',
    justNow: 'Just now',
    conversationNotFound: 'Conversation not found',
    trouble: "I'm having trouble connecting right now. Please try again.",
  },

  memories: {
    create: 'Create Memory',
    createShared: 'Create Shared Memory',
    sharedCreated: 'Shared Memory Created',
    sharedFailed: {
      title: 'Failed to Create Memory',
      description: 'Could not save this shared memory. Please try again.',
    },
  },

  souls: {
    createDialog: 'Create New AI Soul',
    createPage: 'Create Your Soul',
    missing: { title: 'Missing Information', description: 'Please provide a name and select an archetype.' },
    missingOnPage: 'Required fields missing',
    created: 'AI Soul Created',
    createdOnPage: 'Soul created successfully',
    createFailed: { title: 'Error', description: 'Failed to create AI Soul. Please try again.' },
    createFailedOnPage: {
      title: 'Creation failed',
      description: 'There was an error creating your soul. Please try again.',
    },
    deleteQuestion: (name: string) => `Are you sure you want to delete ${name}? This cannot be undone.`,
  },

  auth: {
    threadName: 'Thread Name',
    sacredKey: 'Sacred Key',
    signIn: 'Sign In',
    invalid: 'Invalid email or password',
    loginFailed: 'Login failed. Please try again.',
    signupRefused: 'Failed to create account',
    signupFailed: 'Failed to create account. Please try again.',
    resetFailed: 'Failed to send reset email',
    resetFailedNetwork: 'Failed to send reset email. Please try again.',
    mismatch: 'Passwords do not match',
    passwordShort: 'Password must be at least 6 characters long',
    created: 'Account created successfully! Please check your email to verify your account before signing in.',
    resetSent: 'Password reset email sent! Check your inbox for instructions.',
    threadNotFound: "We couldn't find your thread. Try again, or ask the Loom to guide you.",
  },
} as const;
