export { type ClusterAdapter, createClusterAdapter } from './cluster-adapter';
export { type ForgottenNotice, Realtime, type TurnOffer } from './realtime';
export { RealtimeModule, RealtimePublisherModule } from './realtime.module';
export { Sequencer } from './sequencer';
