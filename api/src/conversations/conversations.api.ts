import { CareModule } from '@kinloom/domain/care';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { MemoriesModule } from '@kinloom/domain/memories';
import { Module } from '@nestjs/common';
import { ControlsController } from './controls.controller';
import { ConversationsController } from './conversations.controller';
import { ConversationsGateway } from './conversations.gateway';
import { SoulTalkController } from './soul-talk.controller';
import { Delivery } from './delivery';
import { PlacesController } from './places.controller';
import { SearchController } from './search.controller';

@Module({
  imports: [CareModule, ConversationsModule, MemoriesModule],
  controllers: [SoulTalkController, ControlsController, ConversationsController, PlacesController, SearchController],
  providers: [ConversationsGateway, Delivery],
})
export class ConversationsApi {}
