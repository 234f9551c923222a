import { CONFIG, type Config } from '@kinloom/config';
import {
  Global,
  Inject,
  Injectable,
  Logger,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { Server } from 'socket.io';
import { type ClusterAdapter, createClusterAdapter } from './cluster-adapter';
import { Realtime } from './realtime';

/** For processes with sockets (api): the gateway creates the Socket.IO server and attaches it. */
@Global()
@Module({ providers: [Realtime], exports: [Realtime] })
export class RealtimeModule {}

/** A Socket.IO server without a port, which only publishes to the cluster. */
@Injectable()
class RealtimePublisher implements OnModuleInit, OnApplicationShutdown {
  private cluster: ClusterAdapter | null = null;
  private server: Server | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly realtime: Realtime,
  ) {}

  async onModuleInit(): Promise<void> {
    const logger = new Logger('Realtime');
    this.cluster = createClusterAdapter(this.config, (error) =>
      logger.warn(`realtime.cluster_error error="${error.message}": reconnecting`),
    );
    this.server = new Server({ adapter: this.cluster.adapter });
    this.realtime.attach(this.server);
    await this.cluster.ready;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.server?.of('/').adapter.close();
    await this.cluster?.close();
  }
}

/** For processes without sockets (worker). */
@Global()
@Module({ providers: [Realtime, RealtimePublisher], exports: [Realtime] })
export class RealtimePublisherModule {}
