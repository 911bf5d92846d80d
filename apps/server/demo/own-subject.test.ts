import { expect, test } from 'vitest';
import type { PromptMessage } from '../src/outside/ai/companion-ai.ts';
import { scriptedAnswer } from '../src/outside/ai/scripted/answer.ts';
import { sentencesOf } from '../src/outside/ai/scripted/sentences.ts';
import { demoCreators } from './creators/demo-creators.ts';
import { wordsInLanguages } from './creators/languages/in-languages.ts';
import { makeCard } from './world/make-card.ts';

/** What people type to a creator of the demo world, and what only that creator's card knows of it. */
const asked: Record<string, [said: string, knows: RegExp][]> = {
  theo_lowend: [
    ['What do you play tonight?', /Copper Kettle/],
    ['how did u get into music', /thirteen/],
    ['waht gear do you use', /strings/],
  ],
  mara_clay: [
    ['what do you make?', /potter/],
    ['what kind of clay do you use', /stoneware/],
    ['is it hard to learn?', /bowl/],
    ['any pets?', /heron/],
  ],
  nightshift_noor: [
    ['what music do u like', /record before dawn/],
    ['when do you sleep', /nine to four/],
    ['who is yusuf', /bread/],
  ],
  tales_by_isolde: [
    ['how did you start telling stories', /goat/],
    ['are you afraid of ghosts', /listener who already knows/],
  ],
  amara_stretches: [
    ['my back hurts', /feet|table/],
    ['favorite pose?', /lying flat/],
  ],
  chef_bastien: [
    ['how do i make an omelet', /Solange/],
    ["what's your cats name", /Beurre/],
    ['im vegetarian', /leek/],
  ],
  dr_vega: [
    ['what is a black hole', /drain/],
    ['do you believe in aliens', /slime/],
    ['what telescope shoud i buy', /binoculars/],
  ],
  greenhand_lin: [
    ['你最喜欢哪盆植物？', /老张/],
    ['我的多肉快死了', /阳光/],
    ['你是做什么工作的', /标本室/],
    ['which plant is good for a beginner', /snake plant/],
  ],
  wander_ilse: [
    ['where are you going next', /six hours/],
    ['do you travel alone', /kettle/],
  ],
  inspector_grey: [
    ['who is miss alder', /landlady/],
    ['how was the ballroom locked', /key/],
  ],
  atelier_zola: [
    ['what color should i wear', /Black|tugging/],
    ['do your dresses have pockets', /curtain dress/],
  ],
  sylvenne: [
    ['are you scared of anything', /road being measured/],
    ['what do you eat', /chestnuts/],
  ],
  captain_rourke: [
    ['tell me about the storm', /piano/],
    ['were you ever married', /Agnes/],
  ],
  pixel_juno: [
    ['whats your game called', /Keeper/],
    ['any tips for a beginner', /four colours/],
  ],
};

test.each(demoCreators.map((creator) => [creator.name, creator] as const))(
  '%s knows their own subject, however it is asked, and says nothing of it twice',
  (_name, { handle, name, card: text }) => {
    const card = makeCard(name, text, wordsInLanguages(handle));
    const messages: PromptMessage[] = [{ role: 'assistant', content: text.greeting }];
    const said: string[] = [];
    const questions = asked[handle];
    if (!questions) throw new Error(`nobody asks ${handle}`);
    for (const [content, knows] of questions) {
      messages.push({ role: 'user', content });
      const seed = `7.${messages.length}.1`;
      const signal = new AbortController().signal;
      const answer = scriptedAnswer({ messages, card, characterName: name, fanName: 'Fan', seed, signal });
      expect(answer, content).toMatch(knows);
      messages.push({ role: 'assistant', content: answer });
      said.push(...sentencesOf(answer));
    }
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([]);
  },
);
