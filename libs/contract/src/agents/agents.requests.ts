import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import {
  AGENT_KINDS,
  AGENT_PRIORITIES,
  type AgentKind,
  type AgentPriority,
  CONSOLE_TASKS,
  type ConsoleTask,
  EMOTIONAL_CONTEXTS,
  EMOTIONAL_STATES,
  type EmotionalContext,
  type EmotionalState,
  SPECIALISED_TASKS,
  type SpecialisedTask,
} from './agents';
import { LIMITS } from '../common/limits';
import { AGENT_TEXTS } from '../texts/agents';
import { IsIdText, trimmed } from '../common/validation';

const missing = { message: AGENT_TEXTS.missing };
const long = { message: `A task has at most ${LIMITS.agentTaskLength} characters.` };
const limitText = `A limit is a whole number from 1 to ${LIMITS.pageMax}.`;

/** Body of `POST /api/run_agent_graph`. */
export class RunGraphRequest {
  @Transform(trimmed)
  @IsString(missing)
  @Matches(/\S/, missing)
  @MaxLength(LIMITS.agentTaskLength, long)
  task!: string;

  @IsIn(EMOTIONAL_STATES, missing)
  emotional_state!: EmotionalState;

  @IsIn(AGENT_PRIORITIES, missing)
  priority!: AgentPriority;
}

/** Whether a body is for a specialised agent: it names one of their tasks or has a description. All others are for the console. */
export function isSpecialised({ task_type, task_description }: Partial<RunAgentRequest>): boolean {
  return (SPECIALISED_TASKS as readonly unknown[]).includes(task_type) || task_description !== undefined;
}

/** Both bodies of `POST /api/run_agent`: `task_type` and `task_description` (specialised agents), `task` and `task_type` (console). */
export class RunAgentRequest {
  /** Default for the console: `analysis`. */
  @ValidateIf((body: RunAgentRequest) => isSpecialised(body) || body.task_type !== undefined)
  @IsIn([...SPECIALISED_TASKS, ...CONSOLE_TASKS], { message: AGENT_TEXTS.refused.taskType })
  task_type?: SpecialisedTask | ConsoleTask;

  @ValidateIf(isSpecialised)
  @Transform(trimmed)
  @IsString({ message: AGENT_TEXTS.refused.description })
  @Matches(/\S/, { message: AGENT_TEXTS.refused.description })
  @MaxLength(LIMITS.agentTaskLength, long)
  task_description?: string;

  @ValidateIf((body: RunAgentRequest) => !isSpecialised(body))
  @Transform(trimmed)
  @IsString({ message: AGENT_TEXTS.refused.task })
  @Matches(/\S/, { message: AGENT_TEXTS.refused.task })
  @MaxLength(LIMITS.agentTaskLength, long)
  task?: string;

  @IsOptional()
  @IsIn(AGENT_PRIORITIES, { message: `A priority is one of ${AGENT_PRIORITIES.join(', ')}.` })
  priority?: AgentPriority;

  @IsOptional()
  @IsIn(EMOTIONAL_CONTEXTS, { message: `An emotional context is one of ${EMOTIONAL_CONTEXTS.join(', ')}.` })
  emotional_context?: EmotionalContext;
}

/** Query of `GET /api/agents/runs`. */
export class ListRunsQuery {
  @IsOptional()
  @IsIn(AGENT_KINDS, { message: `A kind is one of ${AGENT_KINDS.join(', ')}.` })
  kind?: AgentKind;

  /** Pagination cursor: only runs with a smaller id. */
  @IsOptional()
  @IsIdText()
  before?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: limitText })
  @Min(1, { message: limitText })
  @Max(LIMITS.pageMax, { message: limitText })
  limit?: number;
}
