title = Coloretto
tagline = 專心收集三種顏色，其他顏色都要扣分。

## Buttons

play = 開始遊戲
new-game = 新牌局
rules-title = 怎麼玩
more = 選單
page-daily = 每日牌局
undo = 復原
undo-practice = 復原：這局會變成練習
redo = 重做
try-again = 再試一次
cancel = 取消
close = 關閉
dismiss = 關閉
play-again = 再玩一局
review = 分析這一局
draw = 抽一張牌
confirm-jokers = 確認
pace-next = 下一步
finish-round = 完成這一輪
coach-hint = 提示
coach-why = 為什麼？

## Welcome and loading

welcome-about = 輪到你時，抽一張牌放到某一列，或是拿走一整列的牌。遊戲結束時，你最好的三種顏色會得分，其他每種顏色都要扣分。
welcome-start = 與三位電腦玩家對戰
loading-begin = 正在準備遊戲……
loading-download = 正在下載遊戲：{ $loaded } / { $total } MB
loading-start = 正在叫醒電腦玩家……
loading-import = 正在洗牌……
loading-ready = 牌桌準備好了
loading-failed = 無法啟動遊戲
loading-stopped = 遊戲沒有回應
failed-download = 有一部分遊戲無法下載。請檢查網路連線，再試一次。
failed-stalled = 下載停住了。請檢查網路連線，再試一次。
failed-worker = 這個瀏覽器無法執行遊戲。請更新瀏覽器，或改用其他瀏覽器。
failed-offline = 你目前離線，而這台裝置上還缺一部分遊戲。恢復連線後，遊戲會自動啟動。
failed-stopped = 遊戲意外停止。請選「再試一次」繼續牌局。
failed-stopped-no-game = 遊戲意外停止。請選「再試一次」重新啟動。
unfinished-count = { $count } 局未完成

## Cards

# The separator of list items.
comma = 、
card-c0 = 紅色
card-c1 = 橘色
card-c2 = 黃色
card-c3 = 綠色
card-c4 = 青色
card-c5 = 藍色
card-c6 = 紫色
card-plus-two = +2
card-joker = 百搭牌
card-golden = 黃金百搭牌
colour-c0 = 紅色
colour-c1 = 橘色
colour-c2 = 黃色
colour-c3 = 綠色
colour-c4 = 青色
colour-c5 = 藍色
colour-c6 = 紫色

## Seats

name-you = 你
name-player = { $number ->
    [1] 玩家一
    [2] 玩家二
    [3] 玩家三
    [4] 玩家四
   *[other] 玩家五
}
name-bot-0 = 艾莉
name-bot-1 = 布諾
name-bot-2 = 克麗
name-bot-3 = 達里
name-bot-4 = 恩雅
seat-now = 行動中
seat-out = 已拿走一列
seat-out-short = 已拿走
seat-leads = { $points } 分，領先中
seat-points = { $points } 分
seat-empty = 還沒有牌
seat-placed = 放到第 { $row } 列：{ $card }
practice = 練習
practice-undone = 看過新牌之後復原了行動，所以這一局現在只算練習。
practice-about = 這一局只算練習：看過新牌之後復原了行動，或是這副牌在先前的牌局裡已經看過。
points-aid = 每種顏色的分數
points-aid-item = { $count } 張：{ $points }
points-aid-most = { $count } 張以上：{ $points }
pile-plus = { $card } { $count } 張：加 { $points } 分
pile-minus = { $card } { $count } 張：扣 { $points } 分
pile-bonus = { $card } 牌 { $count } 張：加 { $points } 分
pile-joker = { $card } { $count } 張
pile-with-jokers = { $pile }（含 { $jokers } 張百搭牌）

## Table

table = 牌桌
opponents = 對手
rows = 牌列
row-place = 放到第 { $row } 列：{ $content }
row-take = 拿走第 { $row } 列：{ $content }
row-idle = 第 { $row } 列：{ $content }
row-empty = 空的
row-taken = 被{ $name }拿走
row-taken-short = { $name }
row-space = { $count ->
    [0] 已滿
   *[other] 剩 { $count } 個空位
}
row-gain = { $row }；{ $gain }
row-gain-then = { $row }。放完後若拿走這列：{ $gain }
gain-more = 多 { $points } 分
gain-less = 少 { $points } 分
gain-none = 分數不變
gain-title = 拿走這一列後，你的分數會怎麼變
row-place-short = 放這裡
row-take-short = 拿走
supply-cards = { $count } 張牌
supply-draws-left = { $count ->
    [0] 下一張就進入最後一輪
   *[other] 再抽 { $count } 張{ "\u200B" }進入最後一輪
}
last-round = 最後一輪
unseen = 還沒出現的牌
counted = { $item } × { $count }
prompt-decide = 輪到你了：抽牌，或拿走一列
prompt-draw = 輪到你了：抽一張牌
prompt-take = 輪到你了：拿走一列
prompt-place = 放下這張牌（{ $card }）
prompt-jokers = 替每張百搭牌選一種顏色
prompt-decide-named = { $name }：抽牌，或拿走一列
prompt-draw-named = { $name }：抽一張牌
prompt-take-named = { $name }：拿走一列
prompt-place-named = { $name }：放下這張牌（{ $card }）
prompt-jokers-named = { $name }：替每張百搭牌選一種顏色
prompt-bot = { $name }正在思考
prompt-over = 遊戲結束
status-undone = 已復原。
status-redone = 已重做。
named-value = { $name }：{ $value }
# Turns a name or a clause into a sentence.
sentence = { $words }。
refused = 現在不能這樣做。
announce-seat = { $name }：{ $points } 分
announce-supply = 牌堆還有 { $count } 張牌
announce-over = 最終得分：{ $scores }。{ $winners }

## Game log

log = 行動紀錄
log-round = 第 { $round } 輪。由{ $name }開始。
log-round-you = 第 { $round } 輪。由你開始。
log-next-round = 新的一輪。由{ $name }開始。
log-next-round-you = 新的一輪。由你開始。
log-discarded = 移出遊戲：{ $cards }。
log-draw = { $name }抽了一張牌：{ $card }。
log-place = { $name }放到第 { $row } 列：{ $card }。
log-take = { $name }拿走第 { $row } 列：{ $cards }。
log-take-revealed = { $name }拿走第 { $row } 列：{ $cards }。黃金百搭牌翻開了：{ $revealed }。
log-last-round = 末輪卡出現了：這是最後一輪。
log-over = 遊戲結束。

## Jokers and scores

jokers-about = 最好的選擇已經幫你選好了。
joker = 百搭牌 { $number }
joker-given = 百搭牌 { $number }：{ $colour }
joker-suggested = 建議：{ $colours }
jokers-score = 這樣選，你的得分是：{ $score }
final-scores = 最終得分
wins-you = 你贏了！
wins = { $name }獲勝
wins-shared = 並列獲勝：{ $names }
column-player = 玩家
column-rank = 名次
column-plus = 加分
column-minus = 扣分
column-bonus = +2
column-total = 總分

## Computer players

level-newcomer = 新手
level-casual = 休閒
level-regular = 中級
level-strong = 高級
level-expert = 專家
level-master = 大師
style-hoarder = 囤積者
style-spoiler = 搗蛋鬼
style-early-leaver = 早退者
style-gambler = 賭徒
style-joker-hunter = 百搭獵人
bot-about = 關於{ $name }（{ $level }）

## Settings

settings = 設定

## Notices

notice-problem = 「{ $value }」不是「{ $name }」的有效值（{ $allowed }）。改用：{ $used }。
notice-no-language = 無法載入你的語言。這個網頁暫時以英文顯示。
notice-no-storage = 這個瀏覽器不允許儲存牌局。關閉網頁後，這一局就會消失。
notice-no-storage-framed = 這裡不會儲存你的牌局。選「完整網頁」，就能在那裡繼續玩。
notice-save-unreadable = 無法開啟你儲存的牌局。資料仍然保留著，沒有遺失。
notice-part-missing = 無法載入遊戲的這個部分。請檢查網路連線，再試一次。
notice-restarted = 電腦玩家沒有回應，已重新啟動。你的牌局會繼續。
notice-other-tab = 這一局也在另一個分頁開著。只會儲存你最後操作的那個分頁。
follow-other-tab = 從那裡繼續
error-IllegalActionError = 現在不能這樣做。
error-NotationError = 無法讀取這段文字。
error-InvalidPositionError = 任何一局都不可能出現這個局面。
error-VariantError = 這樣的設定無法開局。
error-RecordError = 無法讀取這個儲存的牌局。
error-RequestError = 遊戲內部發生錯誤。
error-other = 發生錯誤。你的牌局沒有變動。
notice-link-unreadable = 無法開啟這個連結裡的牌局。
notice-earlier = 你先前的牌局已經儲存。
open-earlier = 回到那一局
notice-stopped-twice = 開啟這個內容讓遊戲停止了兩次，所以不再開啟。
notice-game-gone = 這個未完成的牌局已經不在這裡了。
notice-erased-elsewhere = 這台裝置上的所有遊戲資料已在另一個分頁刪除。這個分頁不會再儲存任何東西：關閉後，這一局就會消失。
show-kept-games = 顯示
full-page = 完整網頁

### Loaded after the first page

## Menu

rules = 規則
page-puzzles = 題目
page-mistakes = 我的失誤
page-record = 你的戰績
page-played = 牌局
page-statistics = 統計
page-goals = 目標
page-strategy = 策略
page-games = 開啟牌局
page-share = 分享
page-fairness = 公平嗎？
page-about = 關於
menu-more = 更多
menu-workshop = 工作坊
menu-new-today = 今天的牌局正等著你

## Final scores

rank = 第 { $rank } 名
result-ahead = 領先{ $names } { $points } 分
result-behind = { $rank }，落後{ $names } { $points } 分
result-practice = 練習局：不列入你的統計。
result-continued = 從局面開始的牌局：不列入你的統計。
scoring-link = 怎麼計分
story = 這一局的故事
story-collected = { $name }收集的牌：{ $cards }，共 { $points }。
story-round = 第 { $round } 輪決定了勝負。
story-round-unnumbered = 有一輪決定了勝負。
story-round-none = 沒有哪一輪單獨決定了勝負。
story-no-minus = { $name }沒有因為任何顏色扣分。
story-minus = { $name }因為 { $count } 種多餘的顏色扣了 { $points }。
story-lost-minus = { $name }因為 { $count } 種多餘的顏色扣了 { $points }；{ $rival }{ $theirs ->
    [0] 則沒有扣分
   *[other] 只扣了 { $rivalPoints }
}。
story-lost-plus = 最好的顏色：{ $rival } { $rivalPoints }，{ $name } { $points }。
story-lost-bonus = +2 牌：{ $rival } { $rivalPoints }，{ $name } { $count ->
    [0] 0 分
   *[other] { $points }
}。
see-deciding-move = 看決定性的行動
worth-line = { $count ->
    [0] { $points }：比「{ $level }」等級電腦玩家的幾乎每一局都低。
   *[other] { $points }：高於「{ $level }」等級電腦玩家 100 局中的 { $count } 局。
}
worth-best = 這是你目前的最高得分。
ending-more = 更多
ending-turn = 轉捩點
ending-chance-you = 在這一輪，你的勝率從 { $before } 變成 { $after }。
ending-chance = 在這一輪，{ $name }的勝率從 { $before } 變成 { $after }。
ending-worth = { $points } 分算多高？
ending-worth-better = 在這樣的牌桌上，同等級的電腦玩家彼此對戰，得分更低的比例：
ending-worth-about = 每個等級至少 { $games } 局，全部由電腦玩家對戰。
ending-worth-unmeasured = 電腦玩家得分更低的比例，只在末輪卡位於預設位置時測量過。

## Set-up

setup-title = 新牌局
setup-wait = 電腦玩家正在趕來……
setup-players = 玩家人數
setup-edition = 版本
setup-scoring = 計分
setup-marker = 末輪卡
setup-marker-about = 抽到這張卡時，當前這一輪就是最後一輪。預設位置：最後 { $classic } 張牌之上；有黃金百搭牌時，則是最後 { $golden } 張之上。
setup-marker-usual = 預設
setup-marker-depth = 倒數 { $count } 張之上
setup-seed = 牌局編號
setup-seed-hint = 留空則隨機發牌
setup-seat = 座位 { $number }
setup-kind = 座位 { $number } 由誰玩
setup-kind-label = 由誰玩
setup-name = 座位 { $number } 的名字
setup-name-label = 名字
setup-level = 座位 { $number } 的等級
setup-level-label = 等級
setup-exact = 確切等級：{ $level }
temper-gentle = 溫和
temper-about-gentle = 玩得開心，偶爾失手。
temper-keen = 敏銳
temper-about-keen = 留意整張牌桌，偶爾看錯一列的價值。
temper-merciless = 無情
temper-about-merciless = 想得很遠，一分也不送。
setup-style = 座位 { $number } 的風格
setup-style-label = 風格
setup-levels = 電腦等級
setup-levels-differ = 混合
setup-levels-none = 沒有電腦玩家
setup-at-table = 入座玩家
setup-more = 更多選項
kind-human = 真人
kind-bot = 電腦
edition-classic = 經典
edition-golden = 黃金百搭牌
scoring-brown = 褐色面：1 3 6 10 15 21
scoring-grey = 灰色面：1 4 8 7 6 5
setup-side-brown = 褐色面
setup-side-grey = 灰色面
setup-side-about-brown = 越多越好
setup-side-about-grey = { $peak } 張最好
error-PlayerNameError = 名字須有 1 到 24 個字元，至少一個看得見，且不含控制字元。

## Computer players

level-about-newcomer = 剛學會玩：只看自己的牌，常常犯錯。
level-about-casual = 玩得開心就好：顧好自己的牌，留意下一位玩家，偶爾失手。
level-about-regular = 很懂這個遊戲：留意桌上每個人，但偶爾還是會看錯一列的價值。
level-about-strong = 留意每個人，判斷也準。失誤又少又小。
level-about-expert = 自學而成：用神經網路衡量接下來可能出現的每張牌。最後一輪的收尾毫無失誤。
level-about-master = 慢慢來：把最有希望的行動在腦中反覆推演到底，才做決定。
level-rank = 第 { $rank } 級，共 { $levels } 級
style-none = 均衡
style-about-hoarder = 等牌列滿，也會把牌列補滿。
style-about-spoiler = 專把牌放到害別人的地方。
style-about-early-leaver = 拿到還不錯的一列就滿足，早早退出。
style-about-gambler = 再抽一張，把一切押在一列上。
style-about-joker-hunter = 專搶百搭牌和 +2 牌。
bot-figures = 戰績
bot-share = 四人桌對三位中級對手，贏得 { $share } 的牌局（均等時為 { $even }）
bot-lost = 每個決定平均送掉 { $points } 分
bot-blunders = 送掉 3 分以上的決定占 { $blunders }
bot-figures-hint = 由電腦玩家彼此對戰大量牌局測得。長條列出所有等級，由弱到強。
bot-code = 這位對手怎麼思考？
bot-code-about = 兩個簡單的對手各只要一頁程式碼：greedy 只拿眼前得分最多的，careful 還會考慮其他人。到工作坊開啟它們的程式碼，改一改，看看會玩得如何。

## Settings

settings-language = 語言
language-system = 瀏覽器的語言
settings-pace = 電腦速度
pace-instant = 立即
pace-fast = 快
pace-normal = 一般
pace-slow = 慢
pace-step = 逐步
settings-volume = 音量
volume-off = 關閉
settings-look = 外觀
settings-play = 遊戲
settings-skin = 牌面設計
skin-patterns = 變色龍與花紋
skin-suits = 圖形符號
skin-letters = 文字
settings-theme = 主題
theme-system = 系統
theme-light = 淺色
theme-dark = 深色
settings-contrast = 對比
contrast-system = 系統
contrast-more = 高
settings-text = 文字大小
text-normal = 標準
text-large = 大
text-larger = 特大
settings-motion = 動畫
motion-system = 系統
motion-full = 開啟
motion-less = 減少
settings-confirm = 確認行動
settings-confirm-about = 按第一下選擇行動，按第二下執行。按 Esc 或按其他地方即可取消。
settings-forced = 自動執行唯一的行動
settings-forced-about = 只有一列可選時，遊戲會替你完成。
settings-left-handed = 左手模式
settings-left-handed-about = 把牌堆和按鈕左右對調。
settings-vibration = 震動
settings-vibration-about = 輪到你或行動無效時，短暫震動一下。
prompt-confirm = { $kind ->
    [d] 再按一下，抽一張牌
    [p] 再按一下，放到第 { $row } 列
   *[t] 再按一下，拿走第 { $row } 列
}
tip-draw = 你會先看到牌，再選要放到哪一列。
tip-begin = 抽到的牌要放到某一列。拿走一列，你這一輪就結束了。
tip-place = 這張牌歸拿走那一列的人：可能是你，也可能是別人。
tip-choose = 列上的數字，是現在拿走那一列時的分數變化。
tip-must-take = 每一列都滿了。
tip-taken = 有人拿走了有你那張牌的一列。只有你自己拿走的牌才歸你。
tip-plus-two = 不論你有什麼顏色，一張 +2 牌都得兩分。
tip-fourth = 你最好的三種顏色加分，其他顏色都扣分。
tip-full = 滿的牌列不會再變。你可以趕在別人之前拿走。
tip-joker = 百搭牌的顏色到遊戲結束時才決定。在那之前，算作對你最有利的顏色。
tip-last-round = 接下來拿走的這一列，就是你的最後一列。
tip-out = 你已經有一列了。在這一輪結束之前，看看其他人在收集什麼。
tips-stop = 不再顯示訣竅
tips-show = 重新顯示新手訣竅
tips-shown = 新手訣竅已重新開啟。
share-title = 嵌入遊戲
keyboard = 鍵盤快速鍵

## On this device

offline-unknown = 離線遊玩：尚未就緒
offline-fetching = 離線遊玩：正在下載 { $done } / { $total } 個檔案
offline-ready = 可以離線遊玩
offline-interrupted = 離線遊玩：恢復連線後會繼續下載
offline-unavailable = 這裡無法離線遊玩
install = 安裝成應用程式
install-how = 請在瀏覽器選單（Safari 則為分享）選「安裝」或「加入主畫面」。
notice-update = 有新版本了。你的牌局會從目前的進度繼續。
use-update = 立即更新
forget = 刪除裝置上的所有遊戲資料
forget-question = { $count ->
    [0] 這會刪除遊戲在這台裝置上儲存的所有東西，而且無法復原。
   *[other] 這會刪除遊戲在這台裝置上儲存的所有東西：{ $list }。刪除後無法復原。
}
stored-unfinished = 目前和未完成的牌局
stored-finished = 已結束的牌局和統計
stored-days = 每日成績和連續天數
stored-mistakes = 你的失誤
stored-bots = 你的機器人和工作坊的任務
stored-settings = 你的設定
stored-notes = 看過的訣竅和網頁記住的其他事項
stored-files = 離線遊玩用的檔案
stored-other = 其他資料
forget-save-first = 你可以先把已結束的牌局、每日成績、失誤和機器人匯出成檔案，未完成的牌局則可到「開啟牌局」複製。
forget-save-file = 先匯出成檔案
forget-yes = 全部刪除

## URL parameters

parameter-players = 玩家人數
parameter-edition = 版本
parameter-scoring = 計分
parameter-seed = 牌局編號
parameter-level = 等級
parameter-marker_depth = 末輪卡下方的張數
parameter-seats = 座位
parameter-scores = 玩家的分數
parameter-from = 名字
parameter-speed = 速度
parameter-lang = 語言
parameter-theme = 主題
parameter-daily = 每日牌局
parameter-accent = 強調色
parameter-bg = 背景
scores-none = 無
from-none = 無
used-usual = 預設值

## Embedded

frame-about = 與 { $bots } 位電腦玩家對戰
frame-your-move = 換作是你會怎麼做？
frame-replay = 觀看牌局紀錄
frame-loading = 開啟中……
link = 連結
link-about = 嵌入的畫面無法開啟其他網頁。請複製連結，在瀏覽器裡開啟，就能在那裡繼續玩。
copy = 複製
copied = 已複製
copy-by-hand = 無法複製。文字已經選取，請自行複製。

## Positions to answer

answer-title = 每個行動值多少
answer-thinking = 教練正在思考……
answer-best = 最佳行動！
answer-equal = 和最佳行動一樣好。
answer-wrong = 這次不對。
answer-worse = 更好的行動：「{ $action }」。勝率損失：{ $share }。
answer-choice = 行動
answer-share = 勝率
answer-lead = 領先
answer-yours = 你的行動
answer-exact = 精確：考慮剩餘的牌所有可能的順序，一路算到牌局結束。
answer-estimated = 估計：用還沒出現的牌，把剩下的牌局推演了許多次。
choose-again = 再試一次
play-on = 繼續
back-to-game = 回到我的牌局
notice-position-unreadable = 無法開啟這個連結裡的局面。
answer-band = ≈ 大致相同：低於 { $share } 的差距在誤差範圍內。
answer-same = = 一樣好。
about-equal = 大致相同
equal = 相同

## Replay

replay = 牌局紀錄
replay-first = 跳到開頭
replay-back = 上一步
replay-on = 播放
replay-pause = 暫停
replay-forth = 下一步
replay-last = 跳到結尾
replay-ply = 步數
take-over = 從這裡繼續玩
notice-record-unreadable = 無法開啟這個連結裡的牌局。
replay-ply-of = 第 { $ply } 步，共 { $plies } 步
prompt-shown = 輪到{ $name }
replay-manner = 播放選項
replay-speed = 速度
replay-from = 視角
replay-close = 停止觀看
keys-hint-replay = 觀看牌局紀錄時：
key-step = 上一步或下一步
key-by-itself = 播放或暫停
key-ends = 跳到開頭或結尾

## Keyboard shortcuts

keys-hint = 焦點在牌桌上時：
keys-listening = 使用螢幕閱讀器時，這些按鍵在焦點模式下有效。Tab 和 Enter 隨時有效。
key-draw = 抽一張牌
key-row = 放到這一列，或拿走這一列
key-rows = 在牌列之間移動
key-next = 立刻完成電腦玩家的回合
key-finish = 完成這一輪
key-hint = 提示；再按一次看更多
key-why = 電腦為什麼這樣行動
key-undo = 復原
key-redo = 重做
key-again = 重複上一則播報
key-scores = 播報每個人的分數和牌
key-table = 播報各列的牌
key-sound = 關閉或開啟音效
key-help = 顯示這份清單
# As printed on keyboards.
key-name-space = 空白鍵
key-name-escape = Esc
key-name-home = Home
key-name-end = End

## The coach

action-place = 放到第 { $row } 列
action-take = 拿走第 { $row } 列
nudge-draw = 抽牌看起來最好。
nudge-draw-close = 抽牌看起來不錯，但也有別的選擇大致一樣好。
nudge-place = 看看這張牌放哪裡對你有利、對別人不利。
nudge-place-close = 看看這張牌放哪裡對你有利、對別人不利。有幾列大致相同。
nudge-take = 拿走一列看起來最好。
nudge-take-close = 拿走一列看起來不錯，但抽牌也大致一樣好。
look-at-gains = 哪一列讓你得分最多？
look-at-loses_least = 哪一列讓你扣分最少？
look-at-denies = 其他人想拿哪一列？
look-at-joker = 桌上有一張百搭牌。
look-at-plus_twos = +2 牌一定加分。
look-at-row_full = 滿的牌列不會再變好。
look-at-avoids_fourth_colour = 只有三種顏色會替你得分。
look-at-helps = 你想拿哪一列？
look-at-spoils = 你能破壞誰最想要的那一列？
look-at-keeps_clean = 讓你最想要的那一列保持乾淨。
look-at-fills = 滿的牌列誰也不能再放牌。
look-at-little_to_take = 各列的牌都還不多。
look-at-likely_better = 還沒出現的牌大多對你有利。
look-at-nobody_wants = 你想要的那一列，有別人想要嗎？
hint-best = 顯示最佳行動
hint-all = 顯示所有行動
hint-is-best = 最佳行動：「{ $action }」
hint-is-about-best = 最佳行動之一：「{ $action }」
why-before = 上一個行動
why-after = 下一個行動
why-chosen = 已選
why-nothing = 從桌面上看不出明顯的理由。
why-best = 沒有更好的行動了。
why-about-best = 和最佳行動大致一樣好：低於 { $share } 的差距在誤差範圍內。
why-as-good = 和最佳行動一樣好。
why-not-best = 更好的行動：「{ $action }」
why-estimated = 估計：往後推算兩個決定。
reason-gains = 這一列能得 { $amount }，沒有哪一列得分更多。
reason-loses_least = 每一列都要扣分，這一列扣得最少（{ $amount }）。
reason-denies = 這樣{ $name }就拿不到自己最好的一列，次佳的一列少 { $amount }。
reason-denies-you = 這樣你就拿不到自己最好的一列，次佳的一列少 { $amount }。
reason-joker = 這一列有 { $count } 張百搭牌。
reason-plus_twos = 這一列有 { $count } 張 +2 牌，一定加分。
reason-row_full = 這一列滿了，不會再變好。
reason-avoids_fourth_colour = 這樣只有 { $count } 種顏色；若是第 { $row } 列，就會有 { $there } 種。
reason-helps = 對放牌的人來說，這張牌讓這一列多值 { $amount }。
reason-spoils = 對{ $name }來說，這張牌讓這一列少了 { $amount }。
reason-spoils-you = 對你來說，這張牌讓這一列少了 { $amount }。
reason-keeps_clean = 第 { $row } 列是最好的一列，這張牌放過去會損失 { $amount }。
reason-fills = 這樣就把這一列放滿了。
reason-little_to_take = 到目前為止，沒有哪一列的價值超過 { $amount }。
reason-likely_better = 有 { $share } 的牌能讓某一列超過目前最好的一列，平均多 { $amount }。
reason-likely_better-any = 任何一張牌都能讓某一列超過目前最好的一列，平均多 { $amount }。
reason-nobody_wants = 第 { $row } 列最好，而且別人拿了都不會得分，所以可以再等等。
reason-only_choice = 沒有別的行動可選。
reason-last_one_in = 其他人都已經拿走一列了。
reason-last_round = 這是最後一輪。
reason-last_round_near = 再抽 { $count } 張就進入最後一輪。
amount-points = { $points } 分

## Game review

review-title = 牌局分析
review-working = 教練正在逐一檢視這一局的每個決定……
review-no-game = 沒有已結束的牌局可以分析。
review-failed = 教練無法分析這一局。
review-whose = 分析對象
review-well = { $name }的 { $count } 個決定中，有 { $part } 個是最佳選擇。
review-well-you = 你的 { $count } 個決定中，有 { $part } 個是最佳選擇。
review-cards-for = 牌運讓{ $name }多得 { $amount }。
review-cards-for-you = 牌運讓你多得 { $amount }。
review-cards-against = 牌運讓{ $name }損失 { $amount }。
review-cards-against-you = 牌運讓你損失 { $amount }。
review-choices = 自己的選擇造成的損失：{ $amount }。
review-choices-you = 你自己的選擇讓你損失 { $amount }。
band-best = 最佳
band-good = 不錯
band-inaccuracy = 略差
band-mistake = 失誤
band-blunder = 大失誤
percent-less = <{ $share }
percent-more = >{ $share }
review-bands-about = 依損失的勝率評定：最佳低於 { $good }，不錯從 { $good } 起，略差從 { $inaccuracy } 起，失誤從 { $mistake } 起，大失誤從 { $blunder } 起。
review-curve = 勝率走勢
review-chances = { $step ->
    [0] 開局時的勝率
   *[other] 第 { $step } 步之後的勝率
}
review-ply = 步數
review-start = 牌局開始
review-see = 看這個局面
review-retry = 再試一次
review-table = 以表格顯示
review-luck = 牌運：{ $share }
review-again = 值得再看
review-none = 沒有代價高的決定。玩得真好！
review-better = 更好的行動：「{ $action }」。勝率損失：{ $share }。
review-luckiest = 影響最大的牌
review-luck-about = 以分數計：這張牌比所有可能出現的牌的平均值好多少或差多少。
review-accounts = 實力與運氣
review-accounts-about = 和得分最高的對手相比，最終的差距是怎麼來的：起始局面、牌運和每個人的選擇。每個決定只依當時能知道的事來評斷。「未預見」是往後推算兩個決定也看不到的部分。
account-start = 開局時的預期
account-luck = 牌運
account-own = 自己的選擇
account-others = 別人的選擇
account-unforeseen = 未預見
account-final = 最終結果
back-to-review = 回到分析

## Open or share a game

games-open-about = 貼上牌局紀錄、儲存的牌局或連結，或把檔案拖曳到這裡。你目前的牌局不會遺失。
games-text = 牌局紀錄或連結
games-open-text = 開啟
games-open-file = 選擇檔案……
games-nothing = 還沒有可以開啟的內容。請先貼上牌局紀錄或連結。
games-too-large = 內容太大，不可能是 Coloretto 的牌局，因此沒有開啟。
games-no-record = 這不是 Coloretto 的牌局，或是缺了一部分。
games-newer = 這一局來自較新的版本。請重新載入網頁，再試一次。
games-no-game-in-address = 這個連結裡沒有牌局。
games-not-played-so = 這看起來像牌局，但有地方違反規則。
games-file-unreadable = 無法讀取這個檔案。
games-stops = 開啟這個內容時，遊戲停止了。你可以再試一次。
games-stops-again = 這個內容已經讓遊戲停止兩次，不會再開啟。
unfinished-title = 未完成的牌局
unfinished-about = 為了玩別局而中途離開的牌局，都儲存在這台裝置上。
unfinished-turns = 已進行 { $count } 個回合
unfinished-resume = 繼續
unfinished-copy = 複製連結
kept-undated = 沒有日期（來自較舊的版本）
kept-delete = 刪除
kept-deleted = 已刪除。
kept-restore = 復原
unreadable-title = 無法開啟的已存牌局
unreadable-about = 這些牌局原封不動地保存著。較新的版本也許能開啟；如果不行，這段文字有助於找出錯誤。
unreadable-copy = 複製文字
games-keep = 儲存或分享你的牌局
games-keep-over = 包含每張牌和每個行動，任何人都可以重看這一局。
games-formats = 格式
games-keep-unfinished = 到目前為止的牌局。裡面也有還沒出現的牌：看過的人就能預知後面的牌。
games-none = 還沒有牌局。開始一局之後，就可以在這裡儲存或分享。
games-share = 分享……
games-share-failed = 這裡無法分享。請改為複製連結。
games-file-text = 儲存為文字檔
games-file-json = 儲存為 JSON 檔
games-link-watch = 重看用的連結
games-link-go-on = 在其他裝置繼續玩的連結
games-record = 牌局紀錄（文字）
challenge-begin = { $sender }在這一局得了 { $points } 分。換你了。
challenge-friend = 朋友
challenge-yours = 你
challenge-player = 自己的分數
challenge-more = 同一副牌，你多得了 { $points } 分：你贏過了{ $sender }。
challenge-less = 同一副牌，{ $sender }多得了 { $points } 分。
challenge-same = 同一副牌，{ $sender }和你得分相同。
send-title = 傳送這個成績
send-about = 可以用圖片、一行符號或連結傳送。朋友開啟連結後，會坐同一個座位、拿到同樣的牌、面對同樣的對手。
send-name = 你的名字（可不填）
send-name-about = 連結只會透露這個名字和這一局的分數，不會透露你的其他資料。
send-line = 文字形式的成績
send-streak = 連續天數
picture = 牌桌圖片
picture-about = 目前的局面，適合貼到訊息和論壇。只顯示每位玩家都看得到的內容。
picture-copy = 複製成圖片
picture-save = 儲存圖片
picture-copied = 已複製圖片。
picture-copy-failed = 這裡無法複製圖片。請儲存圖片，或從圖片的右鍵選單複製。
picture-failed = 無法繪製圖片。下面的文字說明了相同的內容。
picture-markdown = 複製成 Markdown
picture-drawn = 抽到的牌：{ $card }
picture-row = 列
picture-cards = 牌
picture-open-position = 從這個局面開始玩
picture-share = 分享這個局面
after-game = 牌局結束之後
after-watch = 重看這一局
after-keep = 儲存或分享
after-other-seat = 同一副牌，換個座位
after-strongest = 看大師怎麼玩
next-level = 太簡單？試試「{ $level }」
easier-level = 太難？試試「{ $level }」
rematch-other-seat = { $name }的座位
rematch-other-seat-about = 選一個座位：你會拿到那個座位的起始牌，牌堆順序也一樣。大家跟著你一起換位子，所以坐在你左右的人不變。這一局算練習。
rematch-person = 你坐{ $name }的座位得了 { $now } 分；{ $name }原本得了 { $before } 分。
rematch-strongest = 大師坐你的座位得了 { $now } 分；你得了 { $before } 分。
notice-finished-kept = 同一副牌再玩一次。先前結束的牌局已經儲存。

## Is it fair?

fair-intro = 不必只聽我們說，你可以自己驗證：牌的順序從不改變，也沒有人偷看。
fair-deck = 牌的順序從不改變
fair-deck-about = 網頁會顯示牌序的指紋：一串簡短的編碼，只符合這一種順序，實際上不會符合其他順序。牌局結束後會公開順序，任何人都能重新計算指紋。
fair-no-game = 還沒有牌局。先開始一局，再回來看。
fair-no-commitment = 這一局沒有指紋：指紋必須在牌局結束之前產生。
fair-commitment = 指紋（SHA-256）
fair-told-later = 需要的話可以先記下來。牌局結束後，產生指紋的原文會顯示在這裡。
fair-told = 產生指紋的原文
fair-parts = 各部分的意思
fair-parts-position = 牌局開始時的局面，接著是由上到下的牌，最後是鹽值。
fair-part-variant = 玩家人數、版本、計分、末輪卡
fair-part-removed = 移除的顏色
fair-part-starting = 各座位的起始牌
fair-part-starter = 起始座位
fair-part-rows = 每一列的空位
fair-part-supply = 由上到下的牌
fair-part-salt = 鹽值：隨機數字，讓人無法靠反覆嘗試找出牌序
fair-check = 驗證
fair-same = 相符：你的瀏覽器剛才用原文重新算出了同樣的指紋。
fair-other = 不相符：原文算出的是另一個指紋。
fair-command = 不靠這個網頁驗證
fair-bots = 電腦玩家看得到牌堆嗎？
fair-bots-about = 它們只看得到你看得到的。試試看：把沒翻開的牌重新洗過，讓上一位行動的玩家再選一次。
fair-shuffle = 洗牌再問一次
fair-shuffle-thinking = 重新思考中……
fair-shuffle-nobody = 這一局還沒有電腦玩家行動過。
fair-shuffled = { $shuffles } 次之中，有 { $same } 次做出相同的選擇。
fair-moved = 有 { $count } 張牌換了位置。
fair-not = 這裡無法證明的事
fair-not-lot = 發牌是隨機的：用編號開局的人，可能事先試過很多編號。每日牌局則只取決於日期。
fair-not-look = 你沒有偷看：裝置在你手上，而儲存的牌局裡就有整副牌的順序。
fair-not-program = 沒有人改過程式。

## Daily deal

daily-about = 每天都有新的牌局，每個人的牌和對手都相同。
daily-bots = 三位電腦玩家正在等你。
daily-bots-then = 這一局還是可以玩，但不會算進你的連續天數。
practice-daily = 練習不會產生每日牌局的成績。這一局結束後，可以再玩一次來取得成績。
daily-practice = 你是以練習的方式玩這一局，所以還沒有成績。再玩一次就能取得成績。
daily-go-on = 繼續
daily-yours = 你
daily-par = 大師
daily-par-thinking = 大師正坐在你的座位玩這一局……
daily-above-par = 你的得分比大師坐你的座位時還高！
daily-on-par = 大師坐你的座位，得分和你一樣。
daily-below-par = 大師坐你的座位，比你多 { $points } 分。
daily-share-streak = 連續 { $count } 天。
daily-share-button = 分享
daily-streak = 目前連續天數
daily-streak-best = 最長連續天數
daily-played = 玩過的局數
daily-streak-about = 當天（UTC）開始那一天的牌局，並在隔天結束前完成，就算一天；練習不算。中斷一天就要重新累計。
page-home = 首頁
home-title = 歡迎回來
home-continue = 繼續這一局
home-dare = 大家的牌都一樣，大師也坐同一個座位。你能贏過大師嗎？
home-yours = 你：{ $score }
home-master = 大師：{ $score }
home-week = 你最近七天的成績
home-day-missed = 沒有玩
home-day-played = 玩過
home-day-won = 贏過大師
home-mistake = 改正一個失誤
home-lost = 你有一局出現「{ $band }」。
home-mend = 再試一次
home-unrated = 分析過牌局之後，這裡就會顯示你的實力。
home-play = 玩一局
home-change = 更改
daily-archive = 所有每日牌局
daily-next = 下一局：{ $time }
daily-today = 今天的牌局
daily-again-about = 想再玩幾次都可以；只有第一次的成績會算。
daily-compare = 比較與分享
month-before = 上個月
month-after = 下個月
not-persistent = 有些內容無法儲存在這個瀏覽器裡。你在這裡看到的部分內容，關閉網頁後可能會消失。
kept-unreadable = 這台裝置上有 { $count } 筆資料是這個版本無法讀取的。它們不會顯示在這裡，但仍然保存著。
notice-puzzle-unreadable = 無法開啟這道題目。{ $days } 天後會再出現。
notice-decision-unreadable = 無法開啟這個決定。

## My mistakes

mistakes-about = 讓你損失的決定會變成小題目再次出現。答對的題目會在 3 天、10 天和 30 天後再出現，之後就算學會了；答錯的題目明天會再出現。
mistakes-none = 這裡還沒有題目。分析已結束的牌局後，你的失誤和大失誤會自動加進來。
mistakes-today = { $count ->
    [0] 今天沒有題目
   *[other] 今天有 { $count } 題
}
mistakes-start = 開始
mistakes-puzzle = 第 { $number } 題，共 { $count } 題：你會怎麼做？
mistakes-number = 第 { $number } 題，共 { $count } 題
mistakes-answer = 顯示答案
mistakes-waiting = 即將出現
mistakes-learned = 已學會
mistakes-next-date = 下次出現
mistakes-next = 下一題
puzzles-back = 回到題目
mistakes-solved = 答對了！{ $date }會再出現。
mistakes-solved-learned = 答對了！這題你已經學會了。
mistakes-unsolved = 明天會再出現。
mistakes-then = 牌局中你的選擇：「{ $action }」。

## Trainer

trainer-about = 取自電腦對戰的決定，每題都有一個明顯最佳的行動，由易到難。答對的題目 30 天後會再出現一次；答錯的題目明天會出現在「我的失誤」裡。
trainer-day = 每日一題
trainer-solve = 解題
trainer-day-solved = 你答對了。
trainer-day-missed = 你答錯了。這題會出現在「我的失誤」裡。
trainer-themes = 主題
trainer-solved = 答對 { $solved } / { $all }
trainer-source = 教練用不同的後續牌，把所有行動比較了好幾次；在最後一輪，每張牌都算進去了。
trainer-often = 這裡常見的選擇：「{ $action }」。
trainer-found = 「{ $level }」等級的玩家，100 次中有 { $share } 次能找到最佳行動。
training-spoil = 破壞一列
training-about-spoil = 對誰都沒好處的牌，還是能害對手扣分。
training-stake = 拿走還是抽牌？
training-about-stake = 這一列有分數。要拿走它、退出這一輪，還是賭一把再抽一張？
training-jokers = 百搭牌
training-about-jokers = 拿走百搭牌、放棄它，還是替它找到對的一列。
training-last_round = 最後一輪
training-about-last_round = 後面沒有別的了，每個行動都能一路算到結束。

## Your games

finished-none = 你完成的牌局會列在這裡，可以重看、分享和比較。
finished-again = 同一副牌再玩一次
finished-again-own = 你的座位
finished-count = { $count } 局
finished-search = 搜尋
finished-more = 顯示更多牌局
finished-favourite = 最愛
finished-favourites = 只看最愛
finished-note = 筆記
finished-table = 匯出成表格（CSV）
finished-opponents = 對手：
finished-players = 玩家：
finished-people = { $count } 位真人
finished-continued = 從局面開始
finished-no-bots = 只有真人
finished-hints = { $count } 次提示

## Statistics

statistics-none = 和電腦玩完一局，這裡就會顯示：得分、名次，以及你的實力如何進步。
statistics-few = 玩滿 { $least } 局就會開始統計：還差 { $count } 局。
filters = { $count ->
    [0] 篩選
   *[other] 篩選（{ $count }）
}
filters-clear = 清除篩選
statistics-variant = 玩法
statistics-level = 電腦等級
statistics-style = 風格
statistics-bot = 對手
statistics-all = 全部
statistics-players = { $count } 位玩家
statistics-no-match = 沒有符合篩選的牌局。
statistics-practice = { $count ->
    [0] 練習局不列入統計。
   *[other] { $count } 局練習未列入統計。
}
statistics-counted = 同一個每日牌局只算你第一次玩的那一局。並列獲勝按比例算作一部分勝場。
figure-games = 局數
figure-wins = 勝場
figure-points = 平均得分
figure-best = 最高得分
figure-rank = 平均名次
by-variant = 依玩法
by-level = 依等級
by-style = 依對手風格
by-bot = 依對手
statistics-same = 這些牌局的共同點
strength = 你的實力
strength-between = 你的水準介於「{ $lower }」和「{ $upper }」之間
strength-like = 你的水準相當於「{ $level }」
strength-range = 依據 { $games } 局的結果：介於「{ $low }」和「{ $high }」之間。
strength-games = 依據 { $games } 局的結果。
strength-even = 「{ $level }」等級的電腦玩家和你勢均力敵。
strength-play = 挑戰「{ $level }」
strength-up = 比上一局提升了。
strength-down = 比上一局下降了。
strength-same = 和之前一樣。
strength-wait = 再玩 { $count } 局，這裡就會顯示你的實力。
strength-course = 每一局之後的實力
strength-band = 陰影：95% 區間，你的實力很可能落在其中。
strength-about = 教練會比較你的決定送掉的分數，和各等級電腦玩家送掉的分數。運氣和勝負不算，用過提示的牌局也不算。
goals-reached = 已達成 { $reached } / { $all }
goal-news = 達成 { $count } 個目標：{ $goals }
goal-next = 下一個目標：{ $goal }。
goal-news-all = 所有目標都已達成。
goal-reached = 已達成
goal-progress = { $done } / { $all }
goal-first = 贏得一局
goal-alone = 不用提示贏得一局
goal-tables = 每種玩家人數都贏過
goal-sides = 兩種版本、計分卡的兩面都贏過
goal-levels = 擊敗每個等級的電腦玩家
goal-styles = 贏過每種風格的對手
goal-lead = 以 { $lead } 分以上的差距獲勝
goal-points = 得到 { $points } 分
goal-faultless = 一局中因自己的決定送掉不到 1 分
goal-unlucky = 牌運不佳仍然獲勝
goal-days = 完成 { $all } 天的每日牌局
goal-mistakes = 學會 { $all } 題自己的失誤
chart-points = 最近牌局的得分
chart-lost-points = 自己的選擇損失的分數
chart-mean = 平均：{ $value }
chart-game = 牌局
chart-date = 日期
chart-value = 數值
chart-table = 以表格顯示
backup-title = 備份與轉移
backup-about = 儲存你的牌局、每日成績、失誤和機器人，或轉移到另一台裝置。不會重複計算。
backup-file = 匯出成檔案
backup-text = 匯出成文字
backup-text-label = 文字形式的資料，可供複製
backup-open = 從檔案匯入
backup-paste = 從其他裝置匯出的文字
backup-add = 匯入
backup-added = { $count ->
    [0] 沒有新的內容：所有牌局都已經在這裡了。
   *[other] 已匯入 { $count } 局。
}
backup-bots-added = 已匯入 { $count } 個機器人，現在可以在工作坊找到。
backup-foreign = 這不是 Coloretto 的備份。沒有任何變動。
backup-newer = 這份備份來自較新的版本。請重新載入網頁，再試一次。
backup-truncated = 這份備份的結尾不見了。請重新匯出或複製完整內容。
backup-damaged = 這份備份已損壞。沒有匯入任何東西。
backup-too-big = 內容太大，不可能是 Coloretto 的備份，因此沒有開啟。
backup-no-room = 這個瀏覽器的空間放不下備份中的所有機器人。其他內容都已匯入。請保留這份備份。

## Strategy by numbers

strategy-about = 這些數字來自電腦玩家：每種牌桌 { $games } 局，所有玩家都是「{ $level }」等級。它們反映的是這些玩家的玩法，不是遊戲的定律。
strategy-numbers = 數字
strategy-rule-1 = 褐色面：牌局前期，5 分就值得拿走。後期等待比較划算：在最後三分之一，專家面對 7 分的牌列，放著不拿的次數甚至比拿走的多。
strategy-rule-2 = 褐色面：等牌列滿。三人以上時，被拿走的牌列十列中有七列是三張牌。
strategy-rule-3 = 褐色面：一張百搭牌的價值等於一列好牌，也超過兩張 +2 牌。
strategy-rule-4 = 牌局過半時就該決定三種顏色：在最後三分之一，第四種顏色的牌幾乎不值錢。
strategy-rule-5 = 灰色面：少拿一點、早點退出。三、四人時，被拿走的牌列三列中有兩列只有一張牌。
strategy-date = 對戰日期：
strategy-interval = 細線和每個數字旁邊的數值表示 95% 區間：單憑運氣，數字可能偏移的範圍。
strategy-bounds = { $sign ->
    [minus] { $low } 到 { $high }
   *[plus] { $low }–{ $high }
}
strategy-early = 前三分之一
strategy-middle = 中間三分之一
strategy-late = 最後三分之一
strategy-few = 太少
strategy-how = 怎麼測量的
strategy-seat = 先手有利嗎？
strategy-seat-finding = { $verdict ->
    [more] { $players } 人遊戲時，先手座位贏得 { $share } 的牌局：高於均等時的 { $even }。
    [fewer] { $players } 人遊戲時，先手座位贏得 { $share } 的牌局：低於均等時的 { $even }。
   *[even] { $players } 人遊戲時，先手座位贏得 { $share } 的牌局：均等時為 { $even }，差距可能只是運氣。
}
strategy-seat-caption = 依行動順序的結果
strategy-seat-head = 行動順序
strategy-seat-position = { $position ->
    [1] 先手
    [2] 第二位
    [3] 第三位
    [4] 第四位
   *[other] 第五位
}
strategy-seat-legend = 虛線：均等時的 { $even }。得分的刻度不是從 0 開始。
strategy-seat-about = 行動順序以第一輪為準。並列獲勝按比例算作一部分勝場。
strategy-take = 什麼時候該拿走一列
strategy-take-finding = 最好的一列值 { $points }時，電腦玩家拿走一列的機率，在牌局前三分之一是 { $early }，最後三分之一是 { $late }。
strategy-take-caption = 拿走一列的頻率
strategy-take-head = 最好的一列值
strategy-take-least = { $points }以下
strategy-take-most = { $points }以上
strategy-take-about = 所有既能抽牌也能拿走一列的回合，依最好的一列當下能得的分數分組。三分之一是以末輪卡之上的牌計算；最後一輪歸入最後三分之一。
strategy-cards = 等牌列滿
strategy-cards-finding = 在牌局中間三分之一，最好的一列有 { $count } 張牌時，電腦玩家拿走一列的機率是 { $full }；只有一張牌時是 { $single }。
strategy-cards-caption = 拿走一列的頻率
strategy-cards-head = 最好的一列有
strategy-cards-about = 同樣的回合，依當下得分最多的那一列的張數分組；有好幾列並列時，取張數最多的。
strategy-rows = 牌列能得多少分
strategy-rows-finding = 電腦玩家拿走的牌列中，{ $share } 有 { $cards }，當下平均得 { $points }。
strategy-rows-caption = 拿走的牌列，依張數
strategy-rows-head = 牌列
strategy-rows-share = 占所有牌列的比例
strategy-rows-points = 當下得分
strategy-rows-about = 所有被拿走的牌列，以及玩家的分數當下因此改變多少。
strategy-specials = 百搭牌和 +2 牌
strategy-specials-finding = 在牌局中間三分之一，神經網路估計，再多一張百搭牌值 { $joker }，再多一張 +2 牌值 { $bonus }。
strategy-specials-caption = 多一張牌讓最終領先增加多少分
strategy-specials-head = 再多一張
strategy-specials-about = 這是估計，不是實際統計：在一輪開始時，把一張這樣的牌從牌堆移給一位玩家，神經網路預期這位玩家最後會比得分最高的對手多領先多少。區間不包含神經網路本身的誤差。
strategy-colours = 該收集哪種顏色
strategy-colours-finding = 在牌局最後三分之一，神經網路估計，張數最多的顏色再多一張值 { $longest }，第四種顏色再多一張值 { $fourth }。
strategy-colours-caption = 多一張牌讓最終領先增加多少分
strategy-colours-head = 再多一張
strategy-colours-rank = { $rank ->
    [1] 張數最多的顏色
    [2] 第二種顏色
    [3] 第三種顏色
   *[other] 第四種顏色
}
strategy-colours-about = 這是估計，不是實際統計，方法和百搭牌相同。只計算玩家已有的顏色，依張數排列。
strategy-scores = 多少分算高分
strategy-scores-finding = { $players } 人遊戲時，「{ $strong }」有一半的得分在 { $high } 分以上；「{ $weak }」則是 { $low } 分。
strategy-scores-caption = 各等級的最終得分
strategy-scores-head = 等級
strategy-scores-reach = { $share } 達到
strategy-scores-legend = 深色：居中 80% 的得分。線：半數能達到的得分。每個等級至少 { $games } 局。
strategy-scores-about = 同等級的電腦玩家彼此對戰，末輪卡位於預設位置。每局的每個座位都計入。

## About

about-game = Coloretto（變色龍）是 Michael Schacht 設計的紙牌遊戲。這是非官方版本，圖畫和文字都是自製的；遊戲名稱屬於其出版社。
about-version = 版本 { $version }。規則、引擎和電腦玩家以 Python 寫成，完全在你的瀏覽器裡執行。
about-privacy-title = 隱私
about-privacy = 牌局、設定和成績都留在這台裝置上。不會傳送任何資料：沒有追蹤，沒有 Cookie。
about-diagnostic-title = 回報問題
about-diagnostic = 回報問題時請附上這段文字。裡面有版本號碼、你的瀏覽器、視窗大小和設定、牌局紀錄，以及最近的錯誤，但沒有任何名字。
about-parts = 使用的元件
about-part = 元件
about-part-version = 版本
about-licence = 授權條款
about-our-licence = 本遊戲的授權條款
about-third-licences = 第三方授權條款
about-bill = 軟體物料清單（SBOM）
about-docs = 說明文件
in-english = { $words }（英文）
about-workshop = 工作坊：寫一個自己的機器人

### The rules page

rules-intro = Michael Schacht 設計的紙牌遊戲，適合 { $least } 到 { $most } 人玩。以下說明是我們自己寫的。和電腦玩一局只要幾分鐘，每回合只做一個決定。
rules-contents = 目錄
rules-steps = 六張圖看懂遊戲
rules-step-draw = 輪到你時，翻開牌堆頂的一張牌。
rules-step-place = 放到還有空位的一列。
rules-step-take = 或者改為拿走一列：整列的牌都歸你，然後等下一輪。
rules-step-plus = 遊戲結束時，最好的 { $plus } 種顏色得分，張數越多越好。
rules-step-minus = 其他顏色都要扣分。
rules-step-last = 末輪卡出現後，把這一輪玩完，然後計算分數。
back-to-table = 回到牌桌

## The aim

aim = 遊戲目標
aim-plus = 大家收集 { $colours } 種顏色的牌。遊戲結束時，你有 { $plus } 種顏色加分，其餘全部扣分。一種顏色的牌越多，加或扣的分數就越多。
aim-few = 所以你要的是少數幾種顏色很多張，其餘越少越好。但每次都得拿走一整列，而列裡有什麼，別人也插得上手。

## The cards

cards = 牌
rules-cards-colours = 顏色可以從色調、花紋和符號來分辨。
rules-cards-plus-two = 不論你還有什麼牌，每張 +2 牌都值 { $points } 分。
rules-cards-joker = 百搭牌可以當作任何一種顏色的牌，但要到遊戲結束時才決定。
rules-cards-golden = 黃金百搭牌也是百搭牌，還會再帶給你一張牌（見「百搭牌」）。
rules-cards-last-round = 末輪卡藏在牌堆裡，預告遊戲即將結束。沒有人會得到它。
rules-cards-table = 各版本的牌
rules-kind = 牌
rules-kind-colour = { $colours } 種顏色，每種
rules-kind-under-marker = 末輪卡下方的牌
rules-kind-all = 總計
rules-cards-marker-choice = 設定牌局時，不論哪個版本，都可以把末輪卡放在最後 { $depths } 張牌之上。

## Setting up

set-up = 開局準備
rules-setup-how = 這些電腦都會替你做好：隨機移除幾種顏色，發給每個人不同顏色的起始牌，把其餘的牌洗勻，再把末輪卡放到定位。起始玩家也是隨機決定。
rules-setup-table = 各玩家人數的準備
rules-setup-players = 人數
rules-setup-removed = 移除的顏色
rules-setup-starting = 每人起始牌
rules-setup-rows = 牌列
rules-setup-room = 每列張數
rules-setup-supply = 牌堆

## Your turn

turn = 你的回合
rules-turn-one = 從兩件事中選一件做，不能跳過。
rules-turn-draw-title = 抽牌並放下
rules-turn-draw = 翻開牌堆最上面的一張牌，看過之後才選要放到哪一列：任何還有空位、還沒被拿走的牌列都可以。如果每一列都沒有空位，或牌堆空了，就不能抽牌。
rules-turn-take-title = 拿走一列
rules-turn-take = 拿走至少有一張牌的任何一列，連同列上所有的牌。這些牌歸你所有，而你在這一輪結束之前都不再行動。這一輪其他人也不能再用那一列。
rules-turn-next = 接著輪到下一位還沒拿走牌列的玩家。最後剩下的那位玩家獨自繼續，只要願意而且還能抽，就可以一直抽牌放牌，最後也必須拿走一列。
rules-turn-colours = 你不用事先選定顏色：遊戲結束時，最值錢的顏色會自動加分。想收集幾種顏色都可以，只是要扣分。

tips-again = 第一局時，牌桌上的訣竅會教你怎麼做。你可以在這裡重新開啟。

## The end of a round

round = 一輪結束
round-end = 每個人都拿走一列之後，這一輪就結束了。把牌列清空放回原位，由最後拿走牌列的玩家開始下一輪。

## Jokers

jokers-title = 百搭牌
jokers-when = 百搭牌放在你的各種顏色旁邊，直到遊戲結束。那時你要替每張百搭牌選一種顏色。各張可以不同，甚至可以選你一張都沒有的顏色。最好的選擇已經幫你選好了，但你可以更改。
jokers-golden = 黃金百搭牌也算百搭牌。此外，拿走含有黃金百搭牌那一列的玩家，要立刻翻開牌堆最上面的一張牌，加進自己的牌裡。如果牌堆空了，就沒有效果。

## The last round

last-round-title = 最後一輪
last-round-when = 有人翻開末輪卡時，把它放到一旁，該玩家改翻另一張牌。把這一輪玩完，遊戲就結束了。
last-round-count = 牌桌上會顯示離最後一輪還要抽幾張牌。

## Scoring

scoring = 計分
scoring-how = 一種顏色的分數取決於你有幾張，百搭牌也算在內。最值錢的 { $plus } 種顏色加分，其他每種顏色扣分。每張 +2 牌再加 { $points } 分。
scoring-sides = 計分卡有兩面，設定牌局時選一面。褐色面：每多一張牌，那種顏色就更值錢，最多算到 { $most } 張。灰色面：一種顏色 { $peak } 張最好，再多分數就會下降。
points-table = 一種顏色的張數與分數
points-count = 一種顏色的張數
points-more = { $count } 張以上
side-brown = 褐色面
side-grey = 灰色面
example-title = 舉例
example-about = 這些牌加上一張百搭牌，分別用兩面計分。百搭牌用在最有利的地方。
example-table = 用兩面計分的例子
example-pile = 牌
example-joker = { $points }（含百搭牌）
example-total = 總分

## Two players

two = 兩位玩家
rules-two-rows = 共有三列，分別有一個、兩個和三個空位。每位玩家起始有兩張牌，四張起始牌的顏色都不同。
rules-two-end = 兩位玩家都拿走一列後，這一輪就結束。第三列的牌移出遊戲。

## Editions

editions = 兩種版本
rules-editions-classic = 經典版有 { $jokers } 張百搭牌，末輪卡放在最後 { $depth } 張牌之上。
rules-editions-golden = 黃金百搭牌版有一張黃金百搭牌和 { $jokers } 張普通百搭牌，末輪卡放在最後 { $depth } 張牌之上。

### The embed page

share-intro = 把牌桌放進任何網站的文章裡。先選好讀者會看到什麼，再複製適合你網站的程式碼。讀者按下「開始遊戲」後才會載入遊戲。
share-choice = 讀者看到什麼
share-preview = 預覽
share-ways = 嵌入碼
share-subject = 內容
share-subject-deal = 新的牌局
share-subject-pos = 一個局面
share-subject-record = 牌局紀錄
share-pos = 局面（文字）
share-record = 牌局紀錄（文字）
share-seed-hint = 留空則每位讀者拿到不同的牌
share-transparent = 透明背景
share-compact = 精簡：不含行動紀錄
share-accent = 自訂按鈕顏色
share-accent-colour = 按鈕顏色
share-frame = 純 iframe
share-frame-about = 適合任何接受 HTML 的網站。高度固定。
share-script = iframe 加指令碼
share-script-about = 適合也允許指令碼的網站：iframe 會依遊戲調整高度，你的網頁也會收到遊戲動態的通知。
share-element = 自訂元素
share-element-about = 適合自己製作網頁的人：同一頁想放幾個都可以，讀者捲動到附近時才會載入。
share-link = 只要連結
share-link-about = 適合 WordPress 和 Ghost：獨立成一行的連結會變成嵌入的遊戲。上面的選擇只會保留語言。

## Link previews, and the page of browsers without JavaScript

needs-javascript = 這個網頁需要 JavaScript。
site-play = 玩 Coloretto
site-description = Coloretto（變色龍）：Michael Schacht 的紙牌遊戲，在瀏覽器裡免費和電腦玩家對戰。
