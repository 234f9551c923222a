import type {
  AccountDeletionStarted,
  AccountDeletionState,
  AccountSession,
  Me,
  SignedIn,
  Success,
  ThreadAnswer,
  ThreadKey,
} from '../accounts/accounts';
import type {
  ChangePasswordRequest,
  CreateThreadKeyRequest,
  DeleteAccountRequest,
  EmailRequest,
  EndSessionRequest,
  LoginRequest,
  ReauthenticateRequest,
  ResetPasswordRequest,
  SetupCodeRequest,
  SignupRequest,
  ThreadLoginRequest,
  TokenRequest,
  UpdateMeRequest,
} from '../accounts/accounts.requests';
import type { AgentRun, AgentRunAnswer, AgentTeam, ConsoleRun, GraphRun, SpecialisedRun } from '../agents/agents';
import type { ListRunsQuery, RunAgentRequest, RunGraphRequest } from '../agents/agents.requests';
import type {
  AdminAccount,
  DebugLogs,
  PrivateSoulConfig,
  SoulConfig,
  SoulsOverview,
  SystemState,
  SystemStatsAnswer,
} from '../administration/administration';
import type { AdminAccountRequest, SoulConfigRequest } from '../administration/administration.requests';
import type { Budget } from '../administration/budgets';
import type { NoticeNews, Safety } from '../care/care';
import type { CountryQuery, YearQuery } from '../care/care.requests';
import type {
  Conversation,
  Message,
  MessagePlace,
  MessageVariant,
  SoulAnswer,
  SoulChatMessages,
  Typing,
} from '../conversations/conversations';
import type {
  BranchRequest,
  CreateConversationRequest,
  CreateGroupRequest,
  EditMessageRequest,
  FocusRequest,
  ListConversationsQuery,
  ListMessagesQuery,
  PlaceQuery,
  ReadRequest,
  SearchQuery,
  SendMessageRequest,
  SoulMessageRequest,
  SpeakToSoulRequest,
  UpdateConversationRequest,
} from '../conversations/conversations.requests';
import type { MessageFile } from '../conversations/message-file';
import type { AccountImportState, JobAccepted, JobAnswer } from './jobs';
import type {
  ConversationAnchor,
  AnchorGroup,
  EmotionalPattern,
  EmotionalTimeline,
  GrowthMilestone,
  GrowthPoint,
  MemoryImpact,
  MemoryReference,
  OverallGrowth,
  RelationalInsight,
  RelationshipMetric,
  RelationshipMilestone,
  ResonanceMetrics,
} from '../insight/insight';
import type {
  AnchorsQuery,
  CelebrateRequest,
  CreateAnchorRequest,
  CreateAnchorGroupRequest,
  UpdateAnchorRequest,
  UpdateAnchorGroupRequest,
} from '../insight/insight.requests';
import type { Curation, Memory, MemoryLayers, MemoryTraces, PendingMemory } from '../memories/memories';
import type {
  CurateRequest,
  ListLayersQuery,
  ListMemoriesQuery,
  ManageMemoryRequest,
  ObjectionRequest,
  UpdateMemoryRequest,
} from '../memories/memories.requests';
import type { Offered, OfferedToMe, Received } from '../memories/offerings';
import type { OfferRequest, ReceiveRequest, RejectRequest } from '../memories/offerings.requests';
import type { CreatedInvite, SignupSettings, SignupState } from '../accounts/signup';
import type { CreateInviteRequest, SignupModeRequest } from '../accounts/signup.requests';
import type { SearchHit } from '../conversations/search';
import type { AdminSecurityEvent, SecurityLogPage } from '../accounts/security-log';
import type { AdminSecurityLogQuery, SecurityLogQuery } from '../accounts/security-log.requests';
import type { Behavior, Channel } from '../accounts/settings';
import type { SharedMemory } from '../conversations/shared-memories';
import type { CreateSharedMemoryRequest } from '../conversations/shared-memories.requests';
import type { BehaviorRequest, CreateChannelRequest, UpdateChannelRequest } from '../accounts/settings.requests';
import type {
  CardOverrides,
  CompanionFile,
  ImportRecord,
  ImportResult,
  Reloaded,
  SoulConfirmation,
  SoulFromCardAnswer,
  SoulFromFiles,
  SoulprintPreview,
} from '../soulprints/soulprints';
import type {
  CardQuery,
  ExportRequest,
  ImportSoulprintRequest,
  MultiFileRequest,
  OverridesRequest,
  ReloadRequest,
} from '../soulprints/soulprints.requests';
import type { ContinuityReply } from '../models/continuity';
import type { EngineState } from '../models/engine';
import type { FoundServers, ModelPullState, ModelServer, ModelsInUse, ModelTest } from '../models/models';
import type {
  BuiltInFallbackRequest,
  ContinuityReplyRequest,
  InstallEngineRequest,
  ModelAddressRequest,
  ModelSettingsRequest,
  PullModelRequest,
  TestModelRequest,
} from '../models/models.requests';
import type { Companion, OneSoulState, SoulStates } from '../souls/souls';
import type { CreateCompanionRequest, InstructionsRequest, UpdateCompanionRequest } from '../souls/souls.requests';
import type { Health } from './health';

/** Who may call a route. */
export type Access = 'public' | 'account' | 'operator';

/** One route: access, and its answer, body and query as types only. */
export interface Call<Answer, Body = undefined, Query = undefined> {
  access: Access;
  readonly types?: { answer: Answer; body: Body; query: Query };
}

const open = <Answer, Body = undefined, Query = undefined>(): Call<Answer, Body, Query> => ({ access: 'public' });
const own = <Answer, Body = undefined, Query = undefined>(): Call<Answer, Body, Query> => ({ access: 'account' });
const operated = <Answer, Body = undefined, Query = undefined>(): Call<Answer, Body, Query> => ({ access: 'operator' });

/** The route table. A test compares it with the routes the server registers; the web client takes its types from it. */
export const ROUTES = {
  'GET /api/auth/signup': open<SignupState>(),
  'POST /api/auth/signup': open<Success, SignupRequest>(),
  'POST /api/auth/login': open<SignedIn, LoginRequest>(),
  'POST /api/auth/forgot-password': open<Success, EmailRequest>(),
  'POST /api/auth/reset-password': open<Success, ResetPasswordRequest>(),
  'POST /api/auth/verify': open<Success, TokenRequest>(),
  'POST /api/authenticate_thread': open<ThreadAnswer, ThreadLoginRequest>(),
  'POST /api/auth/logout': own<undefined>(),
  'GET /api/auth/me': own<Me>(),
  'PATCH /api/auth/me': own<Me, UpdateMeRequest>(),
  'POST /api/auth/change-password': own<Success, ChangePasswordRequest>(),
  'GET /api/auth/sessions': own<AccountSession[]>(),
  'GET /api/account/budgets': own<Budget[]>(),
  'DELETE /api/auth/sessions': own<undefined, EndSessionRequest>(),
  'DELETE /api/auth/sessions/:id': own<undefined, EndSessionRequest>(),
  'POST /api/auth/reauthenticate': own<Success, ReauthenticateRequest>(),
  'POST /api/account/operator': own<undefined, SetupCodeRequest>(),
  'GET /api/account/export': own<Blob>(),
  'GET /api/account/import': own<AccountImportState>(),
  'POST /api/account/import': own<JobAccepted, FormData>(),
  'GET /api/account/security-log': own<SecurityLogPage, undefined, SecurityLogQuery>(),
  'DELETE /api/account': own<AccountDeletionStarted | undefined, DeleteAccountRequest>(),
  'POST /api/account/deletion': open<AccountDeletionState, TokenRequest>(),
  'GET /api/thread-keys': own<ThreadKey[]>(),
  'POST /api/thread-keys': own<ThreadKey, CreateThreadKeyRequest>(),
  'DELETE /api/thread-keys/:id': own<undefined>(),

  'GET /api/companions': own<Companion[]>(),
  'POST /api/companions': own<Companion, CreateCompanionRequest>(),
  'GET /api/companions/:id': own<Companion>(),
  'PUT /api/companions/:id': own<Companion, UpdateCompanionRequest>(),
  'PUT /api/companions/:id/gpt-instructions': own<Companion, InstructionsRequest>(),
  'DELETE /api/companions/:id': own<undefined>(),
  'GET /api/companions/:id/memories': own<Memory[]>(),
  'POST /api/companions/:id/objections': own<undefined, ObjectionRequest>(),
  'GET /api/soul': own<SoulStates>(),
  'GET /api/soul/:id': own<OneSoulState>(),
  'GET /api/get_souls': own<SoulStates>(),
  'GET /api/soul/:id/messages': own<SoulChatMessages>(),
  'POST /api/soul/:id/message': own<SoulAnswer | JobAccepted, SoulMessageRequest>(),
  'POST /api/speak_to_soul': own<SoulAnswer | JobAccepted, SpeakToSoulRequest>(),

  'GET /api/conversations': own<Conversation[], undefined, ListConversationsQuery>(),
  'POST /api/conversations': own<Conversation, CreateConversationRequest>(),
  'POST /api/conversations/group': own<Conversation, CreateGroupRequest>(),
  'GET /api/conversations/:id': own<Conversation>(),
  'PATCH /api/conversations/:id': own<Conversation, UpdateConversationRequest>(),
  'DELETE /api/conversations/:id': own<undefined>(),
  'POST /api/conversations/:id/focus': own<Conversation, FocusRequest>(),
  'DELETE /api/conversations/:id/focus': own<Conversation>(),
  'POST /api/conversations/:id/read': own<Conversation, ReadRequest>(),
  'POST /api/conversations/:id/branch': own<Conversation, BranchRequest>(),
  'POST /api/conversations/:id/files': own<MessageFile[], FormData>(),
  'GET /api/conversations/:id/place': own<MessagePlace, undefined, PlaceQuery>(),
  'GET /api/conversations/:id/messages': own<Message[], undefined, ListMessagesQuery>(),
  'POST /api/conversations/:id/messages': own<Message, SendMessageRequest>(),
  'PATCH /api/conversations/:id/messages/:messageId': own<Message, EditMessageRequest>(),
  'DELETE /api/conversations/:id/messages/:messageId': own<undefined>(),
  'POST /api/conversations/:id/messages/:messageId/retry': own<Message>(),
  'POST /api/conversations/:id/messages/:messageId/stop': own<Message>(),
  'POST /api/conversations/:id/messages/:messageId/regenerate': own<Message>(),
  'POST /api/conversations/:id/messages/:messageId/continue': own<Message>(),
  'GET /api/conversations/:id/messages/:messageId/variants': own<MessageVariant[]>(),
  'POST /api/conversations/:id/messages/:messageId/variants/:number': own<Message>(),
  'GET /api/conversations/:id/typing': own<Typing>(),
  'GET /api/conversations/:id/notices': own<NoticeNews[]>(),

  'GET /api/memories': own<Memory[], undefined, ListMemoriesQuery>(),
  'PATCH /api/memories/:id': own<Memory, UpdateMemoryRequest>(),
  'DELETE /api/memories/:id': own<undefined>(),

  'POST /api/soulprints/preview': own<SoulprintPreview | JobAccepted, ExportRequest | FormData>(),
  'POST /api/soulprints/import': own<ImportResult | JobAccepted, ImportSoulprintRequest | FormData>(),
  'GET /api/soulprints/imports': own<ImportRecord[]>(),
  'DELETE /api/soulprints/imports/:id': own<undefined>(),
  'POST /api/soulprint/multi-file-import': own<SoulFromFiles | JobAccepted, MultiFileRequest>(),
  'POST /api/companions/enhance': own<SoulFromFiles | JobAccepted, FormData>(),
  'GET /api/companions/:id/files': own<CompanionFile[]>(),
  'POST /api/companions/:id/upload': own<CompanionFile[], FormData>(),
  'DELETE /api/companions/:id/files/:fileId': own<undefined>(),
  'DELETE /api/companions/:id/archive': own<Companion>(),
  'POST /api/companions/import-card': own<SoulFromCardAnswer, FormData>(),
  'GET /api/companions/:id/card': own<Blob, undefined, CardQuery>(),
  'GET /api/companions/:id/overrides': own<CardOverrides>(),
  'PUT /api/companions/:id/overrides': own<CardOverrides, OverridesRequest>(),
  'GET /api/companions/:id/pending-memories': own<PendingMemory[]>(),
  'POST /api/pending-memories/:id/keep': own<undefined>(),
  'DELETE /api/pending-memories/:id': own<undefined>(),
  'POST /api/quick-:name': own<Companion>(),
  'POST /api/process-soul-files': own<SoulConfirmation, FormData>(),
  'GET /api/soul-confirmation': own<SoulConfirmation>(),
  'POST /api/reload-soul-memory': own<Reloaded | JobAccepted, ReloadRequest>(),

  'GET /api/memories/:id/traces': own<MemoryTraces>(),
  'GET /api/companions/:id/memory-layers': own<MemoryLayers, undefined, ListLayersQuery>(),
  'POST /api/companions/:id/memory-management': own<Memory, ManageMemoryRequest>(),
  'POST /api/companions/:id/memory-curation': own<Curation, CurateRequest>(),

  'POST /api/memory/offer_to_soul': own<Offered, OfferRequest>(),
  'GET /api/memory/offered_to_me': own<OfferedToMe>(),
  'POST /api/memory/receive_offering': own<Received, ReceiveRequest>(),
  'POST /api/memory/reject_offering': own<Success, RejectRequest>(),

  'GET /api/memory-references/:companionId': own<MemoryReference[]>(),
  'GET /api/memory-impact/:companionId': own<MemoryImpact[]>(),
  'GET /api/relationship-milestones/:companionId': own<RelationshipMilestone[]>(),
  'GET /api/emotional-patterns/:companionId': own<EmotionalPattern[]>(),
  'GET /api/emotional-timeline/:companionId': own<EmotionalTimeline>(),
  'GET /api/resonance-metrics/:companionId': own<ResonanceMetrics>(),
  'GET /api/conversation-anchors/:id': own<ConversationAnchor[], undefined, AnchorsQuery>(),
  'POST /api/conversation-anchors': own<ConversationAnchor, CreateAnchorRequest>(),
  'PATCH /api/conversation-anchors/:id': own<ConversationAnchor, UpdateAnchorRequest>(),
  'DELETE /api/conversation-anchors/:id': own<undefined>(),
  'GET /api/conversation-threads': own<AnchorGroup[]>(),
  'POST /api/conversation-threads': own<AnchorGroup, CreateAnchorGroupRequest>(),
  'PATCH /api/conversation-threads/:id': own<AnchorGroup, UpdateAnchorGroupRequest>(),
  'DELETE /api/conversation-threads/:id': own<undefined>(),
  'GET /api/relationship-metrics': own<RelationshipMetric[]>(),
  'GET /api/growth-milestones': own<GrowthMilestone[]>(),
  'PATCH /api/growth-milestones/:id': own<GrowthMilestone, CelebrateRequest>(),
  'GET /api/growth-timeline': own<GrowthPoint[]>(),
  'GET /api/overall-growth': own<OverallGrowth>(),
  'GET /api/relational-insights': own<RelationalInsight[]>(),

  'GET /api/shared-memories': own<SharedMemory[]>(),
  'POST /api/shared-memories': own<SharedMemory, CreateSharedMemoryRequest>(),

  'POST /api/run_agent_graph': own<GraphRun | JobAccepted, RunGraphRequest>(),
  'POST /api/run_agent': own<SpecialisedRun | ConsoleRun | JobAccepted, RunAgentRequest>(),
  'GET /api/agents/runs': own<AgentRun[], undefined, ListRunsQuery>(),
  'GET /api/agents/runs/:id': own<AgentRunAnswer>(),
  'DELETE /api/agents/runs/:id': own<undefined>(),
  'GET /api/agents/runs/:id/files/:fileId': own<Blob>(),
  'GET /api/agents/team': own<AgentTeam>(),

  'GET /api/search': own<SearchHit[], undefined, SearchQuery>(),
  'GET /api/files/:id': own<Blob>(),
  'POST /api/files/:id/model-image': own<void, FormData>(),
  'GET /api/settings/behavior': own<Behavior>(),
  'PUT /api/settings/behavior': own<Behavior, BehaviorRequest>(),
  'GET /api/channels': own<Channel[]>(),
  'POST /api/channels': own<Channel, CreateChannelRequest>(),
  'PUT /api/channels/:id': own<Channel, UpdateChannelRequest>(),
  'DELETE /api/channels/:id': own<undefined>(),
  'GET /api/jobs/:id': own<JobAnswer>(),
  'DELETE /api/jobs/:id': own<undefined>(),

  'GET /api/admin/souls/overview': operated<SoulsOverview>(),
  'GET /api/admin/system/stats': operated<SystemStatsAnswer>(),
  'GET /api/admin/souls/:id/config': operated<SoulConfig | PrivateSoulConfig>(),
  'PUT /api/admin/souls/:id/config': operated<SoulConfig, SoulConfigRequest>(),
  'GET /api/admin/souls/:id/debug-logs': operated<DebugLogs>(),
  'GET /api/admin/system': operated<SystemState>(),
  'POST /api/admin/jobs/:id/retry': operated<undefined>(),
  'GET /api/admin/referrals': operated<Blob, undefined, YearQuery>(),
  'GET /api/admin/signup': operated<SignupSettings>(),
  'PUT /api/admin/signup': operated<SignupSettings, SignupModeRequest>(),
  'POST /api/admin/invites': operated<CreatedInvite, CreateInviteRequest>(),
  'DELETE /api/admin/invites/:id': operated<undefined>(),
  'GET /api/admin/accounts': operated<AdminAccount[]>(),
  'PATCH /api/admin/accounts/:id': operated<AdminAccount, AdminAccountRequest>(),
  'GET /api/admin/security-log': operated<SecurityLogPage<AdminSecurityEvent>, undefined, AdminSecurityLogQuery>(),

  'POST /api/admin/models/find': operated<FoundServers>(),
  'POST /api/admin/models/inspect': operated<ModelServer, ModelAddressRequest>(),
  'POST /api/admin/models/test': operated<ModelTest, TestModelRequest>(),
  'POST /api/admin/models/continuity': operated<ContinuityReply, ContinuityReplyRequest>(),
  'GET /api/admin/models/settings': operated<ModelsInUse>(),
  'PUT /api/admin/models/settings/:role': operated<ModelsInUse, ModelSettingsRequest>(),
  'DELETE /api/admin/models/settings/:role': operated<ModelsInUse>(),
  'PUT /api/admin/models/built-in-fallback': operated<ModelsInUse, BuiltInFallbackRequest>(),
  'GET /api/admin/models/pull': operated<ModelPullState>(),
  'POST /api/admin/models/pull': operated<ModelPullState, PullModelRequest>(),
  'DELETE /api/admin/models/pull': operated<undefined>(),
  'GET /api/admin/models/engine': operated<EngineState>(),
  'POST /api/admin/models/engine': operated<EngineState, InstallEngineRequest>(),
  'DELETE /api/admin/models/engine': operated<EngineState>(),
  'DELETE /api/admin/models/engine/install': operated<undefined>(),

  'GET /api/metrics': operated<string>(),
  'GET /api/safety': open<Safety, undefined, CountryQuery>(),
  'GET /api/health': open<Health>(),
  'GET /api/health/live': open<Success>(),
  'GET /api/health/ready': open<Success>(),
  'GET /api/openapi.json': operated<unknown>(),
  'GET /ready': open<Success>(),
} as const;

export type Route = keyof typeof ROUTES;
type TypesOf<R extends Route> = NonNullable<(typeof ROUTES)[R]['types']>;
export type AnswerOf<R extends Route> = TypesOf<R>['answer'];
export type BodyOf<R extends Route> = TypesOf<R>['body'];
export type QueryOf<R extends Route> = TypesOf<R>['query'];
