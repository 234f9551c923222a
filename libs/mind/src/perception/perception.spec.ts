import { perceive } from './perceive';
import { choiceIn, doingIn, planIn, turned } from './reflect';

describe('turning a clause around', () => {
  it.each([
    ['I lost my keys on the train', 'you lost your keys on the train'],
    ["I'm late for my shift", "you're late for your shift"],
    ['I am late', 'you are late'],
    ['I was alone with my sister', 'you were alone with your sister'],
    ['my boss yelled at me', 'your boss yelled at me'.replace(' me', ' you')],
    ['she was kind to me', 'she was kind to you'],
    ['he left before I was ready', 'he left before you were ready'],
    ['We moved our things', 'you moved your things'],
    ["I've hurt myself at work", "you've hurt yourself at work"],
    ['I wanted to talk to you', 'you wanted to talk to me'],
    ['it was mine', 'it was yours'],
  ])('%s → %s', (clause, expected) => expect(turned(clause)).toBe(expected));

  it.each([
    'you said I am late',
    'me and my brother went out',
    'I know you are right',
    'I like your voice and yours alone',
    'I said "no" to him',
    'my friend and I left',
  ])('leaves alone what could go wrong: %s', (clause) => expect(turned(clause)).toBeNull());
});

describe('plans, pursuits and choices', () => {
  it.each([
    ['I want to call my mother tomorrow.', 'call your mother tomorrow'],
    ["I'm going to walk to the river", 'walk to the river'],
    ['I have to finish my essay by Friday', 'finish your essay by Friday'],
    ["I don't want to call my mother", undefined],
    ['I used to want to paint houses', undefined],
    ['I want to', undefined],
    ['I have to do it', undefined],
  ])('%s', (sentence, act) => expect(planIn(sentence)?.act).toBe(act));
  it.each([
    ['I started learning the cello', 'learning the cello'],
    ["I've been baking bread with my son", 'baking bread with your son'],
    ['I am feeling sad', null],
    ["I don't like running", null],
  ])('%s', (sentence, doing) => expect(doingIn(sentence)).toBe(doing));
  it('reads two ways', () => {
    expect(choiceIn('Should I keep my flat or move to Leeds?')).toEqual(['keep your flat', 'move to Leeds']);
    expect(choiceIn('Should I go?')).toBeNull();
  });
});

describe('feelings', () => {
  const read = (text: string) =>
    perceive(text).feelings.map(({ feeling, strength, whose }) => [feeling, strength, whose]);
  it.each([
    ['I am very sad', [['sad', 3, 'person']]],
    ["I'm a bit nervous", [['afraid', 1, 'person']]],
    ["I'm not happy about it", [['sad', 2, 'person']]],
    ["I'm not angry", []],
    ['I have never been so happy!', [['glad', 3, 'person']]],
    ["I've never been happier", [['glad', 3, 'person']]],
    ['I have never felt so alone.', [['lonely', 3, 'person']]],
    ['I was never happy there', [['sad', 2, 'person']]],
    ['I am never sad', []],
    ['My sister is sad', [['sad', 2, 'other']]],
    ['I was angry', [['angry', 2, 'person']]],
    ['we were so angry about it', [['angry', 3, 'person']]],
    ['My boss was angry', [['angry', 2, 'other']]],
    ['He looked tired', [['tired', 2, 'other']]],
    ['the man next to me was angry', [['angry', 2, 'other']]],
    ['I went home and was angry', [['angry', 2, 'person']]],
    ['My brother came home and was angry', [['angry', 2, 'other']]],
    ['was really tired after work', [['tired', 3, 'person']]],
    ['I wish I was happy', [['sad', 2, 'person']]],
    ['I wish they were angry', []],
    ['wishing you many happy years', [['glad', 2, 'person']]],
    ['she felt sad', [['sad', 2, 'other']]],
    ['feeling low today', [['sad', 2, 'person']]],
    ['so tired', [['tired', 3, 'person']]],
    ['I lost my keys', []],
    ['We moved house', []],
    ['It was a good film', []],
    [
      'I feel proud and grateful',
      [
        ['proud', 2, 'person'],
        ['grateful', 2, 'person'],
      ],
    ],
  ])('%s', (text, expected) => expect(read(text)).toEqual(expected));
});

describe('topics and intents', () => {
  it.each([
    ['My sister Anna called', ['your sister Anna']],
    ["I went to my sister's wedding", ["your sister's wedding"]],
    ['I have an interview on Monday', ['the interview']],
    ['my old harmonica broke', ['your old harmonica']],
    ['I walk a lot', []],
    ['It blew my mind', []],
  ])('%s', (text, names) =>
    expect(
      perceive(text)
        .topics.map((topic) => topic.name)
        .filter(Boolean),
    ).toEqual(names),
  );
  it.each([
    ['Hi!', 'greeting'],
    ['hey, my dog died', 'hard-news'],
    ["A good night's sleep is what I need", 'statement'],
    ['Taking care of my mother is hard', 'statement'],
    ['I need to go to the dentist', 'statement'],
    ['Later I went home', 'statement'],
    ['I got the job!', 'good-news'],
    ["I didn't get the job", 'hard-news'],
    ['thanks a lot', 'thanks'],
    ['Tell me a story', 'story'],
    ['write me a poem about rain', 'poem'],
    ['How are you?', 'how-are-you'],
    ['Who are you?', 'who-are-you'],
    ['What should I do about my boss?', 'advice'],
    ['What is the capital of Peru?', 'fact'],
    ['hola, cómo estás', 'other-language'],
    ['asdfghjkl', 'unreadable'],
    ['🙂', 'emoji'],
    ['ok', 'yes'],
    ['nope', 'no'],
    ['idk', 'unsure'],
    ["you're useless", 'criticism'],
    ['you dont really understand do you', 'criticism'],
    ['will you remember this tomorrow', 'about-soul'],
    ['Hello, I am new here. How does this work?', 'who-are-you'],
    ['give me a plan', 'advice'],
    ['obrigado', 'thanks'],
    ["no i mean work. the hospital. i'm a night nurse", 'statement'],
    ['do you ever forget', 'about-soul'],
    ['You are so kind', 'compliment'],
    ["i'm bored", 'bored'],
    ['Do you remember my name?', 'recall'],
    ['You are all I have', 'only-one'],
    ['I go to work by bus', 'statement'],
    ['Can you explain gravity?', 'fact'],
  ])('%s → %s', (text, intent) => expect(perceive(text).intent).toBe(intent));
});
