// How long a test may take at most before it counts as hanging. Tests wait for events: on a busy machine these only come later.
jest.setTimeout(120_000);
