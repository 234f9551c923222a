import type { AgentTask, GraphStep } from '../agents/agents';

/** Texts of the specification for this part of the product, word for word, and what its agents are called. */
export const AGENT_TEXTS = {
  operational: 'All Systems Operational',
  tabs: { status: 'Agent Status', build: 'Build Evidence', files: 'Generated Files' },
  run: 'Run Agent',
  executing: 'Executing...',
  ready: 'Ready',
  complete: 'Complete',
  error: 'Error',
  response: 'Agent Response',
  taskId: 'Task ID',
  summary: 'Summary',
  files: 'Files Created/Modified',
  errorLabel: 'Error:',
  unknownError: 'Unknown error occurred',
  executed: 'Agent executed successfully',
  erased: 'Erased',
  /** Of a run whose text went with what it was made of. */
  withdrawn: 'Something this was made from has been deleted, so its text is gone too. You can run it again.',
  again: 'Run again',
  failed: 'Agent execution failed',
  unreached: 'Connection error - Unable to connect to the graph agent service.',
  requestFailed: (status: number) => `Request failed with status ${status}`,
  networkError: 'Network error occurred',
  consoleFailed: 'Failed to execute agent task',
  missing: 'Missing information - Please fill in all fields before running the agent.',
  /** What a call answers that names no known task, or says nothing. */
  refused: {
    taskType: 'Invalid task type. Please choose one of the tasks.',
    description: 'Missing description. Please describe the task.',
    task: 'Please describe the task.',
  },
  consoleTasks: { analysis: 'Analysis', build: 'Build', research: 'Research', debug: 'Debug' },
  /** Who does a task. */
  agents: {
    graph: 'graph agent',
    soul_seed: 'soul seed agent',
    logic: 'logic agent',
    architecture_review: 'architecture review agent',
    analysis: 'analysis agent',
    build: 'build agent',
    research: 'research agent',
    debug: 'debug agent',
  } satisfies Record<AgentTask, string>,
  /** What is being done at a step of the graph. */
  steps: {
    understand: 'Understanding the task...',
    steady: 'Looking for what helped before...',
    choose_souls: 'Choosing souls...',
    gather: 'Gathering material...',
    widen: 'Widening the search...',
    look_back: 'Looking back over time...',
    envision: 'Looking for goals...',
    draft: 'Drafting...',
    critique: 'Checking the draft...',
    settle: 'Finishing the answer...',
  } satisfies Record<GraphStep, string>,
} as const;
