import { ConversationsModule } from '@kinloom/domain/conversations';
import { MemoriesModule } from '@kinloom/domain/memories';
import { Module } from '@nestjs/common';
import { ConversationsController } from './conversations.controller';
import { ConversationsGateway } from './conversations.gateway';
import { Delivery } from './delivery';

@Module({
  imports: [ConversationsModule, MemoriesModule],
  controllers: [ConversationsController],
  providers: [ConversationsGateway, Delivery],
})
export class ConversationsApi {}
