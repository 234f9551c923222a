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
import { type ClusterAdapter, createClusterAdapter } from './adapter';
import { Realtime } from './realtime';

/** For a process with sockets: its gateway makes the server and attaches it. */
@Global()
@Module({ providers: [Realtime], exports: [Realtime] })
export class RealtimeModule {}

/** A server without a port: a member of the cluster that only speaks. */
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
      logger.warn(`link to the other processes: ${error.message}`),
    );
    this.server = new Server({ adapter: this.cluster.adapter });
    this.realtime.attach(this.server);
    await this.cluster.ready;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.cluster?.ready;
    await this.server?.of('/').adapter.close();
    await this.cluster?.close();
  }
}

/** For a process without sockets. */
@Global()
@Module({ providers: [Realtime, RealtimePublisher], exports: [Realtime] })
export class RealtimePublisherModule {}
