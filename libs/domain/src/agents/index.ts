export { AgentRunService } from './agent-run.service';
export { AgentsModule } from './agents.module';
export { AgentsService } from './agents.service';
export { TeamService } from './team.service';
