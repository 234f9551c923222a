export { contextInForce, inspectServer, seesPictures } from './inspect-server';
export { deleteModel, pullModel, type PullProgress } from './pull-model';
export { type FetchLike, ModelServerError, type ServerAddress } from './server-request';
export { type ModelTarget, testChatModel, testEmbeddingModel, type TestTimeouts } from './test-model';
