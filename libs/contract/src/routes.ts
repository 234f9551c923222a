import type { AccountSession, Me, SignedIn, Success, ThreadAnswer, ThreadKey } from './accounts';
import type {
  ChangePasswordRequest,
  CreateThreadKeyRequest,
  EmailRequest,
  LoginRequest,
  ResetPasswordRequest,
  SignupRequest,
  ThreadLoginRequest,
  TokenRequest,
  UpdateMeRequest,
} from './accounts.requests';
import type { Conversation, Message, Typing } from './conversations';
import type {
  CreateConversationRequest,
  ListConversationsQuery,
  ListMessagesQuery,
  SendMessageRequest,
} from './conversations.requests';
import type { Memory } from './memories';
import type { ListMemoriesQuery, ObjectionRequest, UpdateMemoryRequest } from './memories.requests';
import type { Companion, OneSoulState, SoulStates } from './souls';
import type { CreateCompanionRequest, InstructionsRequest, UpdateCompanionRequest } from './souls.requests';
import type { Health } from './system';

/** Who may make a call. */
export type Access = 'public' | 'account';

/** One call: what it takes and gives (types only) and who may make it. */
export interface Call<Answer, Body = undefined, Query = undefined> {
  access: Access;
  readonly types?: { answer: Answer; body: Body; query: Query };
}

const open = <Answer, Body = undefined, Query = undefined>(): Call<Answer, Body, Query> => ({ access: 'public' });
const own = <Answer, Body = undefined, Query = undefined>(): Call<Answer, Body, Query> => ({ access: 'account' });

/** The route table: the one list of calls. The server is held against it by a test; the web app is typed by it. */
export const ROUTES = {
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
  'DELETE /api/auth/sessions/:id': own<undefined>(),
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

  'GET /api/conversations': own<Conversation[], undefined, ListConversationsQuery>(),
  'POST /api/conversations': own<Conversation, CreateConversationRequest>(),
  'GET /api/conversations/:id': own<Conversation>(),
  'GET /api/conversations/:id/messages': own<Message[], undefined, ListMessagesQuery>(),
  'POST /api/conversations/:id/messages': own<Message, SendMessageRequest>(),
  'DELETE /api/conversations/:id/messages/:messageId': own<undefined>(),
  'GET /api/conversations/:id/typing': own<Typing>(),

  'GET /api/memories': own<Memory[], undefined, ListMemoriesQuery>(),
  'PATCH /api/memories/:id': own<Memory, UpdateMemoryRequest>(),
  'DELETE /api/memories/:id': own<undefined>(),

  'GET /api/health': open<Health>(),
  'GET /api/openapi.json': open<unknown>(),
} as const;

export type Route = keyof typeof ROUTES;
type TypesOf<R extends Route> = NonNullable<(typeof ROUTES)[R]['types']>;
export type AnswerOf<R extends Route> = TypesOf<R>['answer'];
export type BodyOf<R extends Route> = TypesOf<R>['body'];
export type QueryOf<R extends Route> = TypesOf<R>['query'];
