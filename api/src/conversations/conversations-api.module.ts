import { CareModule } from '@kinloom/domain/care';
import { ConversationsModule } from '@kinloom/domain/conversations';
import { Module } from '@nestjs/common';
import { ReplyControlsController } from './reply-controls.controller';
import { ConversationsController } from './conversations.controller';
import { ConversationsGateway } from './conversations.gateway';
import { SoulTalkController } from './soul-talk.controller';
import { Delivery } from './delivery';
import { MessagePositionsController } from './message-positions.controller';
import { SearchController } from './search.controller';

@Module({
  imports: [CareModule, ConversationsModule],
  controllers: [
    SoulTalkController,
    ReplyControlsController,
    ConversationsController,
    MessagePositionsController,
    SearchController,
  ],
  providers: [ConversationsGateway, Delivery],
})
export class ConversationsApiModule {}
