/** What people put into messages most, in rows of a kind. */
export const emojiGroups = [
  {
    name: 'faces',
    emoji:
      '😀 😃 😄 😁 😆 😅 🤣 😂 🙂 🙃 😉 😊 😇 🥰 😍 🤩 😘 😚 😋 😛 😜 🤪 🤗 🤭 🤫 🤔 😐 😏 😒 🙄 😬 😌 😔 😴 😷 🤒 🥵 🥶 🥴 🤯 🥳 😎 🤓 😕 😟 😮 😲 😳 🥺 😢 😭 😱 😖 😞 😤 😡 😈 💀 👻 🤖',
  },
  {
    name: 'hearts',
    emoji: '❤️ 🧡 💛 💚 💙 💜 🤎 🖤 🤍 💔 💕 💞 💓 💗 💖 💘 💝 💋 💯 ✨ 🔥 ⭐ 🌟 🎉 🎊 🎁 💎 👑 🌹 💐',
  },
  {
    name: 'hands',
    emoji: '👋 🤚 ✋ 👌 🤌 ✌️ 🤞 🤟 🤘 👈 👉 👆 👇 👍 👎 ✊ 👊 👏 🙌 👐 🤲 🙏 💪 👀 🙈 🙉 🙊 💃 🕺 🤷',
  },
  {
    name: 'things',
    emoji:
      '🐶 🐱 🐻 🐼 🦊 🦋 🌸 🌻 🌴 🌊 ☀️ 🌙 ⛅ 🌈 ❄️ 🍎 🍓 🍑 🍒 🍕 🍔 🍣 🍰 🍫 ☕ 🍷 🍸 🍻 🏖️ ✈️ 🎵 🎧 🎤 🎸 📷 🎬 📚 💻 📱 ⏰ 💤 💬 ✅ ❌ ❓ ❗ 💰 🛍️ 🎮 ⚽',
  },
] as const;
