import { asHeardBy } from './as-heard';

describe('a message to one of several', () => {
  it.each([
    ['@Mira would you sail it to Norway?', 'Would you sail it to Norway?'],
    ['Mira, would you sail it?', 'Would you sail it?'],
    ['Would you sail it, Mira?', 'Would you sail it?'],
    ['Would you sail it, @Mira?', 'Would you sail it?'],
    ['@Mira: and you?', 'And you?'],
    ['@mira and @Sol, what now?', 'What now?'],
    ['I told @Sol about the boat', 'I told Sol about the boat'],
    ['I think Mira is wrong about the sea', 'I think you are wrong about the sea'],
    ["I liked Mira's story", 'I liked your story'],
    ['What Mira said stays with me', 'What you said stays with me'],
    ['What do you all think of the boat?', 'What do you think of the boat?'],
    ['What do you two think, Sol and Mira?', 'What do you think?'],
    ['Good evening, all of you. It rained.', 'Good evening. It rained.'],
    ['Good night, everyone!', 'Good night!'],
    ['Everyone, listen to this', 'Listen to this'],
    ['Everyone at work was late', 'Everyone at work was late'],
    ['@Mira', 'Mira'],
    ['Mira?', 'Mira?'],
    ['@Miranda came by', '@Miranda came by'],
    ['two\nlines, @Mira', 'Two\nlines'],
    ['mail me at me@mira.example', 'Mail me at me@mira.example'],
  ])('%j is heard as %j', (text, heard) => {
    expect(asHeardBy(text, 'Mira', ['Sol', 'Old Tom'])).toBe(heard);
  });

  it('names of signs and of several words are names', () => {
    expect(asHeardBy('@Old Tom tell us', 'Old Tom', ['Mira'])).toBe('Tell us');
    expect(asHeardBy('@C++ (beta) go on', 'C++ (beta)', [])).toBe('Go on');
  });
});
