/** The environment of this process, for programs that it starts and that choose what they take from it. */
export const processEnvironment = (): NodeJS.ProcessEnv => process.env;
