import json,sys,random,unicodedata,re,time,math,os
import torch,torch.nn as nn
torch.manual_seed(int(os.environ.get('SEED','1'))); random.seed(1); torch.set_num_threads(1)
D=json.load(open('/tmp/nn/data.json'))
TEST=os.environ.get('TEST','b,g,u,x,y').split(',')
H=int(os.environ.get('H','128')); EP=int(os.environ.get('EP','16')); BUCK=30000
def norm(w):
    w=''.join(c for c in unicodedata.normalize('NFD',w.lower()) if unicodedata.category(c)!='Mn'); return re.sub(r'\d','0',w)
import zlib
def grams(w):
    w='<'+w+'>'; g=[w]
    for n in (3,4,5):
        for i in range(len(w)-n+1): g.append(w[i:i+n])
    return [zlib.crc32(x.encode())%BUCK for x in g][:30]
def shape(t):
    s=re.sub(r'[A-ZÁÉÍÓÚÑ]{2,}','XX',t); s=re.sub(r'[A-ZÁÉÍÓÚÑ]','X',s); s=re.sub(r'[a-záéíóúñü]+','x',s); return re.sub(r'\d+','0',s)
train=[d for d in D if d['hand'] not in TEST]; test=[d for d in D if d['hand'] in TEST and d['isOffer']]
wc={};mc={};sc={}
for d in train:
    for l in d['lines']:
        for t in l['t']: wc[norm(t)]=wc.get(norm(t),0)+1; sc[shape(t)]=sc.get(shape(t),0)+1
        for m in l['m']:
            for x in m: mc[x]=mc.get(x,0)+1
W={w:i+2 for i,w in enumerate(w for w,c in wc.items() if c>=2)}; M={m:i for i,m in enumerate(m for m,c in mc.items() if c>=5)}; S={s:i+1 for i,s in enumerate(s for s,c in sc.items() if c>=3)}
print(len(train),len(test),len(W),len(M),len(S))
# labels: 0 O 1 B 2 I 3 Bd 4 Id ; kinds 0..8
def prep(d):
    w=[];g=[];sh=[];mm=[];y=[];k=[];pos=[];num=[]
    for li,l in enumerate(d['lines']):
        for i,t in enumerate(l['t']):
            n=norm(t); w.append(W.get(n,1)); g.append(grams(n)); sh.append(S.get(shape(t),0)); mm.append([M[x] for x in l['m'][i] if x in M])
            yy=l['y'][i]
            if yy==0: y.append(0); k.append(-100)
            else:
                kind=(yy-1)//2; b=(yy-1)%2
                if kind==9: y.append(3+b); k.append(-100)
                else: y.append(1+b); k.append(kind)
            pos.append((li,i)); num.append([l['h'],l['l'],l['b']/8,l['p'],1.0 if i==0 else 0,1.0 if i==len(l['t'])-1 else 0,min(i,10)/10])
        # line end token
        w.append(0); g.append([1]); sh.append(0); mm.append([]); y.append(0); k.append(-100); pos.append(None); num.append([0,0,0,l['p'],0,0,0])
    return dict(w=torch.tensor(w),g=g,sh=torch.tensor(sh),mm=mm,y=torch.tensor(y),k=torch.tensor(k),pos=pos,num=torch.tensor(num,dtype=torch.float),d=d)
tr=[prep(d) for d in train]; te=[prep(d) for d in test]
def bag(lists):
    flat=[x for l in lists for x in l]; off=[0]
    for l in lists: off.append(off[-1]+len(l))
    return torch.tensor(flat,dtype=torch.long),torch.tensor(off[:-1],dtype=torch.long)
for p in tr+te: p['gb']=bag(p['g']); p['mb']=bag(p['mm']); del p['g'],p['mm']
NL=5
allowed=torch.full((NL,NL),0.)
for a in range(NL):
    if a not in (1,2): allowed[a,2]=-1e4
    if a not in (3,4): allowed[a,4]=-1e4
class Net(nn.Module):
    def __init__(s):
        super().__init__()
        s.we=nn.Embedding(len(W)+2,64); s.ge=nn.EmbeddingBag(BUCK,64,mode='mean'); s.se=nn.Embedding(len(S)+1,16); s.me=nn.EmbeddingBag(len(M)+1,64,mode='sum')
        nn.init.normal_(s.me.weight,0,.1)
        s.inp=64+64+16+64+7
        s.drop=nn.Dropout(.4)
        s.lstm=nn.LSTM(s.inp,H,num_layers=int(os.environ.get('LAY','1')),bidirectional=True,batch_first=True,dropout=.3 if int(os.environ.get('LAY','1'))>1 else 0)
        s.mid=nn.Sequential(nn.Linear(2*H+s.inp,H),nn.ReLU(),nn.Dropout(.3))
        s.out=nn.Linear(H,NL); s.kind=nn.Linear(H,9)
        s.T=nn.Parameter(torch.zeros(NL,NL)); s.st=nn.Parameter(torch.zeros(NL))
    def emb(s,p):
        w=p['w']
        if s.training: w=torch.where(torch.rand(w.shape)<.15,torch.ones_like(w),w)
        return torch.cat([s.we(w),s.ge(*p['gb']),s.se(p['sh']),s.me(*p['mb']),p['num']],1)
    def forward(s,ps):
        es=[s.drop(s.emb(p)) for p in ps]; lens=[len(e) for e in es]
        x=nn.utils.rnn.pad_sequence(es,batch_first=True)
        packed=nn.utils.rnn.pack_padded_sequence(x,lens,batch_first=True,enforce_sorted=False)
        h,_=nn.utils.rnn.pad_packed_sequence(s.lstm(packed)[0],batch_first=True)
        m=s.mid(torch.cat([s.drop(h),x],2))
        return s.out(m),s.kind(m),lens
def ce(e,y,lens):
    y=y.clone()
    for i,n in enumerate(lens): y[i,n:]=-100
    return nn.functional.cross_entropy(e.reshape(-1,NL),y.reshape(-1),ignore_index=-100,reduction='sum')
def crf_loss(net,e,y,lens):
    B,L,_=e.shape; T=net.T+allowed
    mask=torch.arange(L)[None,:]<torch.tensor(lens)[:,None]
    a=net.st+e[:,0]; gold=(net.st[y[:,0]]+e[:,0].gather(1,y[:,:1])[:,0])
    for t in range(1,L):
        na=torch.logsumexp(a[:,:,None]+T[None],1)+e[:,t]; mt=mask[:,t]
        a=torch.where(mt[:,None],na,a)
        gold=gold+torch.where(mt,T[y[:,t-1],y[:,t]]+e[:,t].gather(1,y[:,t:t+1])[:,0],torch.zeros(B))
    return (torch.logsumexp(a,1)-gold).sum()
def marg(net,e):
    # e: L x NL ; forward-backward
    T=net.T+allowed; L=len(e); a=torch.empty(L,NL); b=torch.zeros(L,NL); a[0]=net.st+e[0]
    for t in range(1,L): a[t]=torch.logsumexp(a[t-1][:,None]+T,0)+e[t]
    for t in range(L-2,-1,-1): b[t]=torch.logsumexp(T+(e[t+1]+b[t+1])[None],1)
    return a,b,torch.logsumexp(a[-1],0),T
def fair(a,b):
    c=max(0,min(a[1],b[1])-max(a[0],b[0])); x,y=a[1]-a[0],b[1]-b[0]
    return (c/min(x,y)>=.5 and c/max(x,y)>=.3), c/max(x,y)
def viterbi(net,e,bias):
    T=(net.T+allowed).numpy(); e=e.numpy().copy(); e[:,0]-=bias
    import numpy as np
    a=net.st.numpy()+e[0]; bp=[]
    for t in range(1,len(e)):
        m=a[:,None]+T; bp.append(m.argmax(0)); a=m.max(0)+e[t]
    y=[int(a.argmax())]
    for b in reversed(bp): y.append(int(b[y[-1]]))
    return y[::-1]
def evaluate(net,biases=(0,.5,1,1.5)):
    net.eval(); res=[]
    with torch.no_grad():
        E=[]
        for p in te:
            e,k,_=net([p]); E.append((e[0],k[0]))
        for bias in biases:
            tp=fp=fn=kd=0; per={}
            for p,(e,k) in zip(te,E):
                y=viterbi(net,e,bias); found=[];cur=None
                for i,(yy,pos) in enumerate(zip(y,p['pos'])):
                    if pos is None: cur=None; continue
                    s,en=p['d']['lines'][pos[0]]['s'][pos[1]]
                    if yy==1 or (yy==2 and cur is None): cur=[s,en,k[i].clone()]; found.append(cur)
                    elif yy==2: cur[1]=en; cur[2]+=k[i]
                    else: cur=None
                gold=[g for g in p['d']['gold'] if g['kind']!='disc']; used=set(); c=per.setdefault(p['d']['hand'],[0,0,0])
                for g in gold:
                    best=None;q=-1
                    for j,f in enumerate(found):
                        ok,v=fair((f[0],f[1]),(g['start'],g['end']))
                        if ok and j not in used and v>q: best,q=j,v
                    if best is not None:
                        used.add(best)
                        if not g['optional']:
                            tp+=1;c[0]+=1; kd+=['years','study','skill','tool','language','licence','place','hours','other'][int(found[best][2].argmax())]==g['kind']
                    elif not g['optional']: fn+=1;c[2]+=1
                fp+=len(found)-len(used);c[1]+=len(found)-len(used)
            P,R=tp/max(1,tp+fp),tp/(tp+fn); F=2*P*R/max(1e-9,P+R)
            res.append((F,bias,P,R,kd/max(1,tp),{h:round(2*c[0]/(2*c[0]+c[1]+c[2]),3) for h,c in per.items()}))
    net.train(); return res
if __name__=='__main__':
    net=Net(); opt=torch.optim.AdamW(net.parameters(),lr=3e-3,weight_decay=1e-2)
    BS=16; steps=EP*math.ceil(len(tr)/BS); sched=torch.optim.lr_scheduler.OneCycleLR(opt,max_lr=4e-3,total_steps=steps)
    for ep in range(EP):
        t0=time.time(); random.shuffle(tr); tot=0
        order=sorted(range(len(tr)),key=lambda i:len(tr[i]['w'])+random.random()*60); batches=[order[i:i+BS] for i in range(0,len(order),BS)]; random.shuffle(batches)
        for b in batches:
            ps=[tr[i] for i in b]; e,k,lens=net(ps); y=nn.utils.rnn.pad_sequence([p['y'] for p in ps],batch_first=True); kk=nn.utils.rnn.pad_sequence([p['k'] for p in ps],batch_first=True,padding_value=-100)
            loss=(ce(e,y,lens)+.5*nn.functional.cross_entropy(k.reshape(-1,9),kk.reshape(-1),ignore_index=-100,reduction='sum'))/len(ps)
            opt.zero_grad(); loss.backward(); nn.utils.clip_grad_norm_(net.parameters(),20.); opt.step(); sched.step(); tot+=float(loss)
        r=evaluate(net,(0,1)) if ep%3==2 or ep==EP-1 else []
        print(ep,round(tot/len(batches),2),round(time.time()-t0,1),[(round(x[0],4),x[1],round(x[2],3),round(x[3],3),round(x[4],3)) for x in r],flush=True)
    for r in evaluate(net,(0,.5,1,1.5,2)): print(r)
    torch.save({'net':net.state_dict()},os.environ.get('OUT','/tmp/nn/m.pt'))
